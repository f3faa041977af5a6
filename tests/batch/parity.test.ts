import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { namespaces } from '../../src/api.ts'
import type { Answer } from '../support/api.ts'
import type { Role } from '../support/run.ts'
import { startService, type TestService } from '../support/service.ts'

/**
 * Two services that start with the same data and know one moment only. One gets each request by
 * itself, the other one in a batch; what they answer is the same to the letter.
 */
interface Step {
  readonly asker: Role | 'anonymous'
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `{name}` stands for the id of the item that the step of that name made. */
  readonly path: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly name?: string
  /** Makes what other steps need, in both services by itself: files do not fit into a batch. */
  readonly upload?: string
}

/** A png of one pixel, in base64. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const steps: readonly Step[] = [
  ...entrySteps('posts'),
  ...entrySteps('pages'),
  ...entrySteps('blocks'),
  ...mediaSteps(),
  ...menuSteps(),
  ...termSteps('categories'),
  ...termSteps('tags'),
  ...termSteps('core_pattern_category'),
  ...userSteps(),
]

let single: TestService
let batched: TestService
const answers = new Map<Step, { alone: Part; together: Part }>()

const clock = (): Date => new Date('2026-05-05T05:05:05Z')

// All steps are sent here, two services' worth of them.
beforeAll(async () => {
  single = await startService({ clock })
  batched = await startService({ clock })
  for (const step of steps) {
    const alone = await sendAlone(step)
    const together =
      step.upload === undefined ? await sendBatched(step) : await sendAlone(step, 'batched')
    answers.set(step, { alone, together })
  }
}, 180_000)
afterAll(() => Promise.all([single.close(), batched.close()]))

describe('A request in a batch', () => {
  it.each(steps.map((step) => [titleOf(step), step] as const))(
    'answers as it does by itself: %s',
    (_title, step) => {
      const { alone, together } = answers.get(step) ?? {}
      expect(together).toEqual(alone)
    },
  )

  it('can call every operation that batches may call', () => {
    const writes = namespaces
      .flatMap(({ routes }) => routes)
      .flatMap((route) =>
        route.operations
          .filter(
            ({ batch, methods, upload }) =>
              batch && !methods.includes('GET') && upload === undefined,
          )
          .map(({ methods }) => `${methods.join()} ${route.path}`),
      )
    const succeeded = [...answers].filter(([, { alone }]) => alone.status < 300)
    const missing = writes.filter(
      (write) => !succeeded.some(([{ method, path }]) => isOf(write, method, path)),
    )
    expect(missing).toEqual([])
  })
})

/** What an answer contains, in whichever way it was requested. */
interface Part {
  readonly status: number
  readonly body: unknown
  readonly allow: string | undefined
  readonly location: string | undefined
}

const ids = { single: new Map<string, number>(), batched: new Map<string, number>() }

async function sendAlone(step: Step, to: 'single' | 'batched' = 'single'): Promise<Part> {
  const { asker, method, headers = {}, name } = step
  const service = { single, batched }[to]
  const body = step.upload === undefined ? step.body : Buffer.from(step.upload, 'base64')
  const client = service.api.as(asker)
  const send = { POST: client.post, PUT: client.put, PATCH: client.patch, DELETE: client.delete }
  const answer: Answer = await send[method](pathOf(step, ids[to]), { body, headers })
  if (name !== undefined) ids[to].set(name, Number(answer.body.id))
  const { allow, location } = answer.headers
  return withoutAddress({ status: answer.status, body: answer.body, allow, location }, service)
}

async function sendBatched(step: Step): Promise<Part> {
  const { asker, method, body, headers, name } = step
  const item = { method, path: pathOf(step, ids.batched), body, headers }
  const answer = await batched.api.as(asker).post('/batch/v1', { body: { requests: [item] } })
  const [response] = answer.body.responses
  if (name !== undefined) ids.batched.set(name, Number(response.body.id))
  const { Allow: allow, Location: location } = response.headers
  return withoutAddress({ status: response.status, body: response.body, allow, location }, batched)
}

const pathOf = ({ path }: Step, known: ReadonlyMap<string, number>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(known.get(name)))

function withoutAddress(part: Part, { url }: TestService): Part {
  const text = JSON.stringify({
    ...part,
    allow: part.allow ?? null,
    location: part.location ?? null,
  })
  return JSON.parse(text.replaceAll(url, 'SITE')) as Part
}

function isOf(write: string, method: string, path: string): boolean {
  const [methods = '', pattern = ''] = write.split(' ')
  const [address = ''] = path.split('?')
  const expression = new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  return methods.split(',').includes(method) && expression.test(address)
}

function titleOf({ asker, method, path, body, headers = {} }: Step): string {
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [asker, method, path, body && JSON.stringify(body), ...more].filter(Boolean).join(' ')
}

function entrySteps(base: 'posts' | 'pages' | 'blocks'): Step[] {
  const path = `/core/v2/${base}`
  const item = `${path}/{${base}}`
  return [
    { asker: 'anonymous', method: 'POST', path, body: { title: 'Nobody' } },
    { asker: 'editor', method: 'POST', path, body: {} },
    { asker: 'editor', method: 'POST', path, body: { title: 'Half \0', status: 'lost' } },
    { asker: 'editor', method: 'POST', path, body: { title: 'One', status: 'draft' }, name: base },
    { asker: 'editor', method: 'PUT', path: item, body: { title: 'Two', status: 'publish' } },
    { asker: 'editor', method: 'PATCH', path: `${item}?_fields=id,title&excerpt=Short`, body: {} },
    {
      asker: 'editor',
      method: 'POST',
      path: `${item}?_embed=author&_fields=_links,_embedded`,
      body: {},
    },
    { asker: 'editor', method: 'PUT', path: item, body: {}, headers: { 'If-Match': '"0-x"' } },
    { asker: 'subscriber', method: 'PATCH', path: item, body: { title: 'Mine' } },
    { asker: 'editor', method: 'PATCH', path: `${path}/99999999`, body: { title: 'None' } },
    { asker: 'editor', method: 'PATCH', path: `${path}/many`, body: { title: 'None' } },
    { asker: 'author', method: 'DELETE', path: item },
    { asker: 'editor', method: 'DELETE', path: item },
    { asker: 'editor', method: 'DELETE', path: item },
    { asker: 'editor', method: 'DELETE', path: item, body: { force: true } },
    { asker: 'editor', method: 'DELETE', path: item },
  ]
}

function termSteps(base: 'categories' | 'tags' | 'core_pattern_category'): Step[] {
  const path = `/core/v2/${base}`
  const item = `${path}/{${base}}`
  return [
    { asker: 'subscriber', method: 'POST', path, body: { name: 'Mine' } },
    { asker: 'editor', method: 'POST', path, body: {} },
    {
      asker: 'editor',
      method: 'POST',
      path,
      body: { name: 'One', description: 'First' },
      name: base,
    },
    { asker: 'editor', method: 'POST', path, body: { name: 'One' } },
    { asker: 'editor', method: 'PUT', path: item, body: { name: 'Two' } },
    { asker: 'editor', method: 'DELETE', path: item },
    { asker: 'editor', method: 'DELETE', path: `${item}?force=true` },
    { asker: 'editor', method: 'PUT', path: item, body: { name: 'Three' } },
  ]
}

function mediaSteps(): Step[] {
  const path = '/core/v2/media'
  const item = `${path}/{media}`
  const headers = {
    'content-type': 'image/png',
    'content-disposition': 'attachment; filename="pixel.png"',
  }
  return [
    { asker: 'author', method: 'POST', path, headers, upload: PIXEL, name: 'media' },
    { asker: 'author', method: 'POST', path, body: { title: 'No file' } },
    { asker: 'subscriber', method: 'POST', path, body: { title: 'No file' } },
    { asker: 'author', method: 'PUT', path: item, body: { alt_text: 'One pixel' } },
    { asker: 'contributor', method: 'PUT', path: item, body: { alt_text: 'Mine' } },
    { asker: 'author', method: 'DELETE', path: `${item}?force=true` },
    { asker: 'author', method: 'DELETE', path: `${item}?force=true` },
  ]
}

function menuSteps(): Step[] {
  const menus = '/core/v2/menus'
  const items = '/core/v2/menu-items'
  const menu = `${menus}/{menu}`
  const item = `${items}/{item}`
  const link = { title: 'Home', url: 'https://example.org/', type: 'custom', status: 'publish' }
  return [
    { asker: 'author', method: 'POST', path: menus, body: { name: 'Mine' } },
    { asker: 'admin', method: 'POST', path: menus, body: {} },
    { asker: 'admin', method: 'POST', path: menus, body: { name: 'Main' }, name: 'menu' },
    { asker: 'admin', method: 'PATCH', path: menu, body: { description: 'On top' } },
    { asker: 'admin', method: 'POST', path: items, body: link, name: 'item' },
    { asker: 'admin', method: 'PUT', path: item, body: { title: 'Start' } },
    { asker: 'author', method: 'DELETE', path: `${item}?force=true` },
    { asker: 'admin', method: 'DELETE', path: `${item}?force=true` },
    { asker: 'admin', method: 'DELETE', path: `${menu}?force=true` },
  ]
}

function userSteps(): Step[] {
  const path = '/core/v2/users'
  const person = { username: 'ada', email: 'ada@example.org', password: 'Long enough to be one' }
  return [
    { asker: 'editor', method: 'POST', path, body: person },
    { asker: 'admin', method: 'POST', path, body: { username: 'ada' } },
    { asker: 'admin', method: 'POST', path, body: person, name: 'ada' },
    { asker: 'admin', method: 'POST', path, body: person },
    { asker: 'admin', method: 'PATCH', path: `${path}/{ada}`, body: { first_name: 'Ada' } },
    { asker: 'admin', method: 'PATCH', path: `${path}/{ada}`, body: { email: 'nobody' } },
    { asker: 'admin', method: 'DELETE', path: `${path}/{ada}` },
    { asker: 'admin', method: 'DELETE', path: `${path}/{ada}?force=true&reassign=` },
  ]
}
