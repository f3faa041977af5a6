import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { openCommandLine } from './support/command-line.ts'
import { run } from './support/databases.ts'
import { hold } from './support/embedded-process.ts'
import { prepareSite } from './support/prepared-site.ts'

jest.setTimeout(60_000)

const cli = openCommandLine()
let databaseUrl: string
let created = 0
let login: string

const query = (statement: string) => run(databaseUrl, statement)

const insertUser = (name: string): string =>
  `INSERT INTO users (login, slug, email, display_name, roles, password_hash)
    VALUES ('${name}', '${name}', '${name}@example.org', '${name}', '{author}', '*')`

const startSession = () =>
  query(`INSERT INTO sessions (hash, user_id, expires_at)
    SELECT sha256(login::text::bytea), id, now() + interval '1 hour' FROM users WHERE login = '${login}'`)

const post = () =>
  query(`INSERT INTO entries (type, status, slug, author_id, date, modified)
    SELECT 'post', 'publish', '${login}-hills', id, now(), now() FROM users WHERE login = '${login}'`)
const whose = () =>
  query(`SELECT u.login, e.status FROM entries e JOIN users u ON u.id = e.author_id
    WHERE e.slug LIKE '${login}-hills%'`)

/** The audit trail of the user. */
const trail = async (): Promise<unknown[]> => {
  const about = `object_id = (SELECT id::text FROM users WHERE login = '${login}')`
  const kinds = `SELECT kind, actor_kind FROM audit_events WHERE ${about} ORDER BY id OFFSET 1`
  const rows = (await query(kinds)) as { kind: string; actor_kind: string }[]
  return rows.map((row) => `${row.kind} by ${row.actor_kind}`)
}

beforeAll(async () => {
  databaseUrl = (await hold(await prepareSite(cli.dataDir))).url
  await cli.run('user', 'create', 'root', '--role', 'administrator')
})

beforeEach(async () => {
  login = `walker${++created}`
  await query(insertUser(login))
})

afterAll(() => cli.close())

describe('The command user set-password', () => {
  it('sets the password that it reads, ends sessions and is recorded in the audit trail', async () => {
    await startSession()
    const words = ['user', 'set-password', login]
    const { code, stdout } = await cli.runOn('hills and dales\n', ...words)
    const sessions = await query('SELECT count(*)::int FROM sessions')
    expect({ code, stdout, sessions, trail: (await trail()).slice(-2) }).toEqual({
      code: 0,
      stdout: `Set the password of ${login}, whose sessions have ended.\n`,
      sessions: [{ count: 0 }],
      trail: expect.arrayContaining(['password_changed by cli', 'session_ended by cli']),
    })
  })

  it.each([
    ['a common one', 'iloveyou', /too easy to guess/],
    ['an empty one', '\n', /There is no password on standard input\.$/],
    ['one that no account can have', 'back\\slash and more', /The password is not valid\.$/],
  ])('refuses %s, and keeps the old one', async (_what, password, reason) => {
    const hash = `SELECT password_hash FROM users WHERE login = '${login}'`
    const before = await query(hash)
    const { code, stderr } = await cli.runOn(password, 'user', 'set-password', login)
    expect({ code, stderr: stderr.trim(), kept: await query(hash) }).toEqual({
      code: 1,
      stderr: expect.stringMatching(reason),
      kept: before,
    })
  })

  it('never shows what it has read', async () => {
    const answers = await Promise.all([
      cli.runOn('iloveyou', 'user', 'set-password', login),
      cli.runOn('iloveyou', 'user', 'set-password', login, 'iloveyou'),
    ])
    expect(answers.map(({ stdout, stderr }) => stdout + stderr).join()).not.toContain('iloveyou')
  })
})

describe('The command user update', () => {
  it('changes only the given members', async () => {
    const words = ['--email', 'new@example.org', '--role', 'editor', '--json']
    const { stdout } = await cli.run('user', 'update', login, ...words)
    expect(JSON.parse(stdout)).toEqual({
      id: expect.any(Number),
      login,
      name: login,
      email: 'new@example.org',
      roles: ['editor'],
    })
  })

  it.each([
    ['no change', [], /There is nothing to change/],
    ['a wrong address', ['--email', 'nowhere'], /--email: "nowhere" is not a valid email address/],
    ['a role that does not exist', ['--role', 'king'], /choices are administrator, editor/],
  ])('refuses %s', async (_what, words, reason) => {
    const { code, stderr } = await cli.run('user', 'update', login, ...words)
    expect({ code, stderr: stderr.trim() }).toEqual({
      code: 1,
      stderr: expect.stringMatching(reason),
    })
  })

  it('keeps the last administrator', async () => {
    const { code, stderr } = await cli.run('user', 'update', 'root', '--role', 'editor')
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^error: This is the last administrator\./),
    })
  })
})

describe('The command user delete', () => {
  it('gives what the user wrote to --reassign', async () => {
    await post()
    await query(insertUser(`${login}-heir`))
    const words = ['user', 'delete', login, '--reassign', `${login}-heir`, '--json']
    const { stdout } = await cli.run(...words)
    expect(JSON.parse(stdout)).toMatchObject({ deleted: true, reassigned_to: `${login}-heir` })
    expect(await whose()).toEqual([{ login: `${login}-heir`, status: 'publish' }])
  })

  it('without --reassign moves what the user wrote to the trash of an administrator', async () => {
    await post()
    const { stdout } = await cli.run('user', 'delete', login)
    expect(stdout).toBe(`Deleted ${login}. What ${login} wrote is in the trash.\n`)
    expect(await whose()).toEqual([{ login: 'root', status: 'trash' }])
  })

  it.each([
    ['the last administrator', ['root', '--reassign', 'walker1'], /This is the last administrator/],
    ['nobody', ['nobody'], /There is no user "nobody"\.$/],
    ['an heir who goes too', ['walker1', '--reassign', 'walker1'], /cannot be reassigned/],
  ])('refuses %s', async (_what, words, reason) => {
    const { code, stderr } = await cli.run('user', 'delete', ...words)
    expect({ code, stderr: stderr.trim() }).toEqual({
      code: 1,
      stderr: expect.stringMatching(reason),
    })
  })
})
