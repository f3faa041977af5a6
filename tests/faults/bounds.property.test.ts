import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Client } from '../support/api.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { startDatabaseProxy, type DatabaseProxy } from '../support/database-proxy.ts'
import { fc } from '../support/properties.ts'
import { until } from '../server/support/databases.ts'
import { startService, type TestService } from '../support/service.ts'

/** Services do not own the database here. */
const drop = (): Promise<void> => Promise.resolve()

/** Notices that are later than five seconds count as missing; the other bound is set to less. */
const BOUND_MILLISECONDS = 5000
const STEP_MILLISECONDS = 350
const READ_MILLISECONDS = 40

let database: TestDatabase
let proxy: DatabaseProxy
/** A node that changes things, and one that shows them while its way to the database fails. */
let writer: TestService
let reader: TestService

beforeAll(async () => {
  database = await createDatabase()
  proxy = await startDatabaseProxy(database.url)
  writer = await startService({ database: { url: database.url, drop } })
  reader = await startService({
    database: { url: proxy.url, drop },
    environment: { STALE_WHILE_UNAVAILABLE: '3', DATABASE_TIMEOUT: '1' },
  })
})
afterAll(async () => {
  await reader.close()
  await writer.close()
  await proxy.close()
  await database.drop()
})

/** What is true, and since when it is certainly so. */
interface World {
  readonly path: string
  /** When each title of the post was replaced. */
  readonly replacedAt: Map<string, number>
  title: string
  /** Programs that have signed in, and when their password was deleted. */
  readonly programs: {
    readonly client: Client
    goneAt?: number
    readonly remove: () => Promise<void>
  }[]
}

type Step = 'change' | 'revoke' | 'wait'

/** Longer than the bound, so that there is something to be too old. */
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<Step>('change') },
    { weight: 1, arbitrary: fc.constant<Step>('revoke') },
    { weight: 4, arbitrary: fc.constant<Step>('wait') },
  ),
  { minLength: 16, maxLength: 18 },
)

async function createWorld(): Promise<World> {
  const body = { title: 'v0', status: 'publish' }
  const post = await writer.api.as('admin').post('/core/v2/posts', { body })
  const world: World = {
    path: `/core/v2/posts/${post.body.id}?_fields=title`,
    replacedAt: new Map(),
    title: 'v0',
    programs: [],
  }
  await addProgram(world)
  return world
}

async function addProgram({ programs }: World): Promise<void> {
  const admin = writer.api.as('admin')
  const { user, id } = writer.credentials.editor
  const passwords = `/core/v2/users/${id}/application-passwords`
  const made = await admin.post(passwords, { body: { name: `Program ${programs.length}` } })
  programs.push({
    client: reader.api.as({ user, pass: made.body.password }),
    remove: async () => void (await admin.delete(`${passwords}/${made.body.uuid}`)),
  })
}

async function take(step: Step, world: World): Promise<void> {
  if (step === 'change') {
    const title = `v${world.replacedAt.size + 1}`
    await writer.api.as('admin').post(world.path, { body: { title } })
    world.replacedAt.set(world.title, performance.now())
    world.title = title
  }
  if (step === 'revoke') {
    const program = world.programs.at(-1)
    await program?.remove()
    if (program !== undefined) program.goneAt = performance.now()
    await addProgram(world)
  }
}

async function takeAll(taken: readonly Step[], world: World): Promise<void> {
  for (const step of taken) {
    await take(step, world)
    await delay(STEP_MILLISECONDS)
  }
}

/** What the reader answers that has not been true for too long. */
async function tooOld({ path, replacedAt, programs }: World): Promise<string[]> {
  const since = performance.now() - BOUND_MILLISECONDS
  const visit = await reader.api.get(path)
  const title: string = visit.status === 200 ? visit.body.title.rendered : ''
  const found = (replacedAt.get(title) ?? Infinity) < since ? [`visitor: ${title}`] : []
  for (const [number, { client, goneAt = Infinity }] of programs.entries()) {
    const { status } = await client.get('/core/v2/users/me')
    if (status === 200 && goneAt < since) found.push(`program ${number}`)
  }
  return found
}

/** Runs the steps under constant requests to the reader, and returns what was outdated. */
async function play(stopped: readonly Step[], silenced: readonly Step[]): Promise<string[]> {
  const world = await createWorld()
  const found: string[] = []
  const ended = new AbortController()
  const reading = (async () => {
    while (!ended.signal.aborted) {
      found.push(...(await tooOld(world)))
      await delay(READ_MILLISECONDS)
    }
  })()
  // What is read before is cached when the outage begins.
  await delay(STEP_MILLISECONDS)
  proxy.stop()
  await takeAll(stopped, world)
  proxy.start()
  await until(() => reader.ctx.database.changes.connected)
  await delay(STEP_MILLISECONDS)
  proxy.silence('LISTEN')
  await takeAll(silenced, world)
  ended.abort()
  await reading
  return found
}

describe('A node that is cut off from the database, and then from its notices alone', () => {
  it('never returns data outdated for more than five seconds, nor accepts a deleted password', async () => {
    const holds = fc.asyncProperty(steps, steps, async (stopped, silenced) => {
      expect(await play(stopped, silenced)).toEqual([])
    })
    // A shorter example would take as long again, and its length is what makes it an example.
    await fc.assert(holds, { numRuns: 1, endOnFailure: true })
  }, 60_000)
})
