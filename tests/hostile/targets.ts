import { createUser } from '../support/accounts.ts'
import { createFactories, unique } from '../support/factories.ts'
import type { Actor } from '../support/api.ts'
import { roles, type Role } from '../support/run.ts'
import type { TestService } from '../support/service.ts'

export type Parameters = Readonly<Record<string, string>>

/** Makes what a path of the contract can address: its parameters with values that exist. */
export type MakeTarget = (path: string) => Promise<Parameters>

export function createTargets({ api, url }: TestService): MakeTarget {
  const make = createFactories(api)
  const admin = api.as('admin')

  const entry = async (kind: 'post' | 'page') => {
    const { id } = await make[kind]()
    const address = `/core/v2/${kind}s/${id}`
    await admin.post(address, { body: { title: unique() } })
    const autosave = await admin.post(`${address}/autosaves`, { body: { title: unique() } })
    const revisions = await admin.get(`${address}/revisions?_fields=id`)
    const revision = [revisions.body].flat().at(-1)?.id
    return { id, autosave: autosave.body?.id, revision }
  }

  const ofCalendar = async (many: string): Promise<Parameters> => {
    const [start_date, end_date] = ['2093-05-01 10:00', '2093-05-01 12:00']
    const name = unique()
    const members: Readonly<Record<string, object>> = {
      events: { title: name, start_date, end_date },
      venues: { venue: name },
      organizers: { organizer: name },
    }
    const address = `/cal/events/v1/${many}`
    const { body } = await admin.post(address, { body: members[many] ?? { name } })
    return { id: String(body.id), slug: String(body.slug) }
  }

  return async (path) => {
    const many = /^\/cal\/events\/v1\/([\w-]+)\/.*\{/.exec(path)?.[1]
    if (many !== undefined) return ofCalendar(many === 'event-previews' ? 'events' : many)
    const kind = /^\/core\/v2\/(post|page)s\/\{/.exec(path)?.[1] as 'post' | 'page' | undefined
    if (kind !== undefined) {
      const { id, autosave, revision } = await entry(kind)
      const below = path.includes('/autosaves/') ? autosave : revision
      return path.includes('{parent}')
        ? { parent: String(id), id: String(below ?? 1) }
        : { id: String(id) }
    }
    if (path.startsWith('/core/v2/categories/')) return { id: String((await make.category()).id) }
    if (path.startsWith('/core/v2/tags/')) return { id: String((await make.tag()).id) }
    const base = /^\/core\/v2\/(cal_\w+)\/\{/.exec(path)?.[1]
    if (base !== undefined) {
      const body = { title: unique(), name: unique(), status: 'publish' }
      return { id: String((await admin.post(`/core/v2/${base}`, { body })).body.id) }
    }
    if (path.startsWith('/core/v2/users/')) {
      const login = unique('user')
      const body = { username: login, email: `${login}@example.org`, password: unique('p') }
      const user = String((await admin.post('/core/v2/users', { body })).body.id)
      const passwords = `/core/v2/users/${user}/application-passwords`
      const created = await admin.post(passwords, { body: { name: unique() } })
      return { id: user, user_id: user, uuid: String(created.body?.uuid) }
    }
    if (url === '') throw new Error('A service has an address.')
    return {
      type: 'post',
      status: 'publish',
      taxonomy: 'category',
      namespace: 'core',
      name: 'latest-posts',
    }
  }
}

/** One user per role whom a test may change, lock out or delete; nobody else's tests need them. */
export async function createAskers({ ctx }: TestService): Promise<Record<Role, Actor>> {
  const made: [Role, Actor][] = []
  for (const role of roles) {
    const name = role === 'admin' ? 'administrator' : role
    const { login, applicationPassword } = await createUser(ctx, {
      login: unique(role),
      role: name,
    })
    made.push([role, { user: login, pass: applicationPassword }])
  }
  return Object.fromEntries(made) as Record<Role, Actor>
}
