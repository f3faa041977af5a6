import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { updateOperatorSettings } from '../../../src/domain/calendar/update-operator-settings.ts'
import { sweepAuditEvents } from '../../../src/jobs/sweep-audit-events.ts'
import { createVisitor, type PageSeen, type Visitor } from '../../pages/support/visitor.ts'
import { createUser, type TestUser } from '../../support/accounts.ts'
import type { Query } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

const LIST = '/core/v2/audit-events'
const ASKED = '/authorize-application/?app_name=Notes&success_url=notes-app%3A%2F%2Fdone'
const PASSWORD = 'correct horse battery staple'
const FROM = '198.51.100.7'
const headers = { 'x-forwarded-for': FROM }
const DAY = 86_400_000

interface Event {
  readonly id: number
  readonly date: string
  readonly kind: string
  readonly actor: {
    readonly kind: string
    readonly id: number | null
    readonly name: string | null
  }
  readonly address: string | null
  readonly application_password: string | null
  readonly object: { readonly type: string; readonly id: string; readonly name: string }
  readonly details: Readonly<Record<string, unknown>>
}

let service: TestService
let admin: TestUser
let uuid: string
let clock = (): Date => new Date()
/** The latest event before a test. */
let before = 0
beforeAll(async () => {
  service = await startService({ clock: () => clock(), environment: { TRUST_PROXY: '1' } })
  admin = await createUser(service.ctx, { login: unique('keeper'), role: 'administrator' })
  const { body } = await asAdmin().get('/core/v2/users/me/application-passwords/introspect')
  uuid = String(body.uuid)
})
afterAll(() => service.close())
beforeEach(async () => {
  clock = () => new Date()
  before = (await list({ per_page: 1 }))[0]?.id ?? 0
})

const asAdmin = () => service.api.as({ user: admin.login, pass: admin.applicationPassword })
const list = async (query: Query = {}): Promise<Event[]> =>
  (await asAdmin().get(LIST, { query })).body as Event[]

/** What has been written since the test began, in the order in which it happened. */
const events = async (): Promise<Event[]> =>
  (await list({ per_page: 100 })).filter(({ id }) => id > before).toReversed()

const recorded = async () =>
  (await events()).map(({ kind, object, details }) => ({ kind, about: object.name, details }))

const newUser = async (members: object = {}): Promise<{ id: number; login: string }> => {
  const login = unique('anna')
  const body = { username: login, email: `${login}@example.org`, password: PASSWORD, ...members }
  const answer = await asAdmin().post('/core/v2/users', { body, headers })
  if (answer.status !== 201) throw new Error(answer.text)
  before = (await list({ per_page: 1 }))[0]?.id ?? 0
  return { id: Number(answer.body.id), login }
}

const signIn = async (visitor: Visitor, login: string, password: string): Promise<PageSeen> => {
  await visitor.get(ASKED)
  return visitor.send(ASKED, { do: 'sign-in', login, password })
}

describe('GET /core/v2/audit-events 200', () => {
  it('records who did it, from where, with which application password', async () => {
    const name = unique('Bob ')
    await asAdmin().post(`/core/v2/users/${admin.id}`, { body: { name }, headers })
    expect(await events()).toMatchObject([
      {
        kind: 'account_changed',
        actor: { kind: 'user', id: admin.id, name: admin.login },
        address: FROM,
        application_password: uuid,
        object: { type: 'user', id: String(admin.id), name: admin.login },
        details: { members: ['name'] },
      },
    ])
  })

  it('records an account that is created, changed and deleted, and its roles', async () => {
    const login = unique('carl')
    const made = { username: login, email: `${login}@example.org`, password: PASSWORD }
    const { body } = await asAdmin().post('/core/v2/users', { body: made })
    const changes = { email: `new-${login}@example.org`, first_name: 'Carl', roles: ['editor'] }
    await asAdmin().post(`/core/v2/users/${body.id}`, { body: changes })
    await asAdmin().delete(`/core/v2/users/${body.id}`, {
      query: { force: true, reassign: admin.id },
    })
    const about = login
    const email = { from: made.email, to: changes.email }
    expect(await recorded()).toEqual([
      { kind: 'account_created', about, details: { email: made.email, roles: ['subscriber'] } },
      { kind: 'account_changed', about, details: { members: ['email', 'first_name'], email } },
      { kind: 'role_granted', about, details: { roles: ['editor'] } },
      { kind: 'role_removed', about, details: { roles: ['subscriber'] } },
      { kind: 'account_deleted', about, details: { email: changes.email, roles: ['editor'] } },
    ])
  })

  it('records application passwords, and not their use', async () => {
    const { id, login } = await newUser()
    const route = `/core/v2/users/${id}/application-passwords`
    const { body } = await asAdmin().post(route, { body: { name: 'Phone', scopes: ['*:read'] } })
    await service.api.as({ user: login, pass: body.password }).get('/core/v2/users/me')
    await asAdmin().post(`${route}/${body.uuid}`, { body: { name: 'Old phone' } })
    await asAdmin().delete(`${route}/${body.uuid}`)
    const details = { user: { id, name: login }, scopes: ['*:read'] }
    expect(await recorded()).toEqual([
      { kind: 'application_password_created', about: 'Phone', details },
      { kind: 'application_password_changed', about: 'Old phone', details },
      { kind: 'application_password_revoked', about: 'Old phone', details },
    ])
  })

  it('records people who sign in and out, and those who are refused', async () => {
    const { id, login } = await newUser()
    const visitor = createVisitor(service.url)
    await signIn(visitor, login, 'wrong')
    await signIn(visitor, 'a password in the wrong field', 'wrong')
    await signIn(visitor, login, PASSWORD)
    await visitor.get(ASKED)
    await visitor.send(ASKED, { do: 'sign-out' })
    const person = { kind: 'user', id, name: login }
    const stranger = { kind: 'visitor', id: null, name: null }
    const object = { type: 'user', id: String(id), name: login }
    const nobody = { type: 'user', id: '', name: '' }
    expect(
      (await events()).map(({ kind, actor, object: about }) => ({ kind, actor, about })),
    ).toEqual([
      { kind: 'sign_in_refused', actor: stranger, about: object },
      { kind: 'sign_in_refused', actor: stranger, about: nobody },
      { kind: 'sign_in', actor: person, about: object },
      { kind: 'session_ended', actor: person, about: object },
    ])
  })

  it('records a new password and the sessions that it ends', async () => {
    const { id, login } = await newUser()
    for (const _ of [1, 2]) await signIn(createVisitor(service.url), login, PASSWORD)
    before = (await list({ per_page: 1 }))[0]?.id ?? 0
    await asAdmin().post(`/core/v2/users/${id}`, { body: { password: `${PASSWORD} two` } })
    expect(await recorded()).toEqual([
      { kind: 'session_ended', about: login, details: { sessions: 2 } },
      { kind: 'password_changed', about: login, details: {} },
    ])
  })

  it('records settings with their former values, once for each that has changed', async () => {
    const description = unique('News ')
    await asAdmin().post('/core/v2/settings', { body: { description, posts_per_page: 10 } })
    before = (await list({ per_page: 1 }))[0]?.id ?? 0
    await asAdmin().post('/core/v2/settings', { body: { description, posts_per_page: 20 } })
    await asAdmin().post('/core/v2/settings', { body: { posts_per_page: null } })
    expect(await recorded()).toEqual([
      { kind: 'setting_changed', about: 'posts_per_page', details: { from: 10, to: 20 } },
      { kind: 'setting_changed', about: 'posts_per_page', details: { from: 20 } },
    ])
  })

  it('records confidential settings without a value', async () => {
    await service.ctx.database.transact((tx) =>
      sql`INSERT INTO settings VALUES ('ads', '{"publisher": "pub-1"}'), ('api_token', '"t0p"')`.execute(
        tx,
      ),
    )
    expect(await recorded()).toEqual([
      { kind: 'setting_changed', about: 'ads', details: {} },
      { kind: 'setting_changed', about: 'api_token', details: {} },
    ])
  })

  it('records what was deleted permanently, and not the trash', async () => {
    const post = await asAdmin().post('/core/v2/posts', { body: { title: 'Gone' } })
    await asAdmin().delete(`/core/v2/posts/${post.body.id}`)
    await asAdmin().delete(`/core/v2/posts/${post.body.id}`, { query: { force: true } })
    const tag = await asAdmin().post('/core/v2/tags', { body: { name: 'Old' } })
    await asAdmin().delete(`/core/v2/tags/${tag.body.id}`, { query: { force: true } })
    expect(await recorded()).toEqual([
      { kind: 'entry_deleted', about: 'Gone', details: { type: 'post' } },
      { kind: 'term_deleted', about: 'Old', details: { type: 'post_tag' } },
    ])
  })

  it('records nothing that was undone', async () => {
    const { id } = await newUser()
    const body = {
      requests: [
        { method: 'POST', path: `/core/v2/users/${id}`, body: { name: 'Changed' } },
        {
          method: 'POST',
          path: `/core/v2/users/${id}`,
          body: { email: `${admin.login}@example.org` },
        },
      ],
      validation: 'atomic',
    }
    await asAdmin().post('/batch/v1', { body })
    expect(await events()).toEqual([])
  })

  it('records no secret of any kind', async () => {
    const { id, login } = await newUser({ password: `secret ${PASSWORD}` })
    const route = `/core/v2/users/${id}/application-passwords`
    const { body } = await asAdmin().post(route, { body: { name: 'Phone' } })
    await signIn(createVisitor(service.url), login, `wrong ${PASSWORD}`)
    const { rows } = await sql<{
      text: string
    }>`SELECT to_jsonb(a)::text AS text FROM audit_events a`.execute(service.ctx.database.db)
    const all = rows.map(({ text }) => text).join('\n')
    const hash = await sql<{
      hash: string
    }>`SELECT password_hash AS hash FROM users WHERE id = ${id}`.execute(service.ctx.database.db)
    const secrets = [
      PASSWORD,
      String(body.password),
      String(body.password).replaceAll(' ', ''),
      hash.rows[0]?.hash,
    ]
    expect(secrets.filter((secret) => all.includes(secret ?? ''))).toEqual([])
  })
})

describe('The audit trail', () => {
  it('cannot be changed, not even in the database', async () => {
    const { db } = service.ctx.database
    await expect(sql`UPDATE audit_events SET kind = 'sign_in'`.execute(db)).rejects.toThrow(
      'new rows only',
    )
    await expect(sql`TRUNCATE audit_events`.execute(db)).rejects.toThrow('new rows only')
  })

  it('drops events older than the setting', async () => {
    await newUser()
    await updateOperatorSettings(service.ctx, { auditDays: 7 })
    clock = () => new Date(Date.now() + 6 * DAY)
    const young = await sweepAuditEvents(service.ctx)
    clock = () => new Date(Date.now() + 8 * DAY)
    const old = await sweepAuditEvents(service.ctx)
    expect({ young, some: old > 0, left: await list() }).toEqual({
      young: 0,
      some: true,
      left: [],
    })
  })

  it('is not filled by strangers', async () => {
    await sql`INSERT INTO rate_limits (key, points, expire) SELECT key, 1000, 4000000000000 FROM rate_limits
      WHERE key LIKE 'refused sign-ins recorded%' ON CONFLICT (key) DO UPDATE SET points = 1000`.execute(
      service.ctx.database.db,
    )
    await signIn(createVisitor(service.url), 'nobody', 'wrong')
    expect(await events()).toEqual([])
  })
})
