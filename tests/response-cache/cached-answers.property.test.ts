import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { fc } from '../support/properties.ts'
import { startService, type TestService } from '../support/service.ts'
import { apiAddresses, siteAddresses } from './addresses.ts'
import { fillLists } from './long-lists.ts'
import { write, type Choices } from './writes.ts'
import { createWorld, type World } from './world.ts'

/** The public address of all nodes, so that their answers are the same. */
const SITE = { SITE_URL: 'http://127.0.0.1:9', CONTRACT_CHECKS: 'off' }
/** `WRITES=500` tries more of them. */
const WRITES = Number(process.env['WRITES'] ?? 16)

/** More concurrent requests would be refused on a busy machine. */
const MOST_AT_ONCE = 16

let now = Date.parse('2026-11-20T10:00:00Z')
const clock = (): Date => new Date(now)

let one: TestService
let other: TestService
/** Clears its caches before each request. */
let uncached: TestService
let world: World

beforeAll(async () => {
  one = await startService({ clock, environment: SITE })
  other = await startService({ clock, environment: SITE, sharedWith: one })
  uncached = await startService({ clock, environment: SITE, sharedWith: one })
  world = await createWorld(one.api.as('admin'))
  await fillLists(one.ctx.database, world)
}, 60_000)
afterAll(async () => {
  await other.close()
  await uncached.close()
  await one.close()
})

/** What a node answers to a caller. */
async function answersOf({ api, url }: TestService): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const ask = async (actor: 'anonymous' | 'editor', path: string): Promise<void> => {
    const { status, headers, text } = await api.as(actor).get(path)
    const { etag, link } = headers
    const parts = [status, etag, link, headers['x-wp-total'], headers['last-modified'], text]
    found.set(`${actor} ${path}`, parts.join('\n'))
  }
  const look = async (path: string): Promise<void> => {
    const response = await fetch(url + path, { redirect: 'manual' })
    found.set(path, `${response.status}\n${await response.text()}`)
  }
  const questions = [
    ...apiAddresses(world).map((path) => () => ask('anonymous', path)),
    ...apiAddresses(world)
      .filter((_, place) => place % 5 === 0)
      .map((path) => () => ask('editor', path)),
    ...siteAddresses(world).map((path) => () => look(path)),
  ]
  const askInTurn = async (): Promise<void> => {
    for (let next = questions.pop(); next !== undefined; next = questions.pop()) await next()
  }
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, askInTurn))
  return found
}

/** The answers of a node that differ from those without a cache. */
const differing = (answers: ReadonlyMap<string, string>, anew: ReadonlyMap<string, string>) =>
  [...answers].flatMap(([name, text]) =>
    text === anew.get(name) ? [] : [{ name, answered: text, anew: anew.get(name) }],
  )

/** Choices by one number: the same ones for the same number. */
function choicesOf(seed: number): Choices {
  let state = seed
  const next = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state >>> 8
  }
  return {
    get number() {
      return next()
    },
    of(values) {
      const value = values[next() % values.length]
      if (value === undefined) throw new Error('There is nothing to choose from.')
      return value
    },
  }
}

describe('Two nodes over one database', () => {
  it('answer after any write as they would without a cache', async () => {
    const statuses: number[] = []
    const written = fc.asyncProperty(
      fc.array(fc.nat(), { minLength: WRITES, maxLength: WRITES }),
      async (seeds) => {
        for (const [turn, seed] of seeds.entries()) {
          now += 61_000
          const [node, others] = turn % 2 === 0 ? [one, other] : [other, one]
          const { status, text } = await write(node, world, choicesOf(seed))
          statuses.push(status)
          // The notice of its own transaction comes after those of earlier writes.
          await others.ctx.database.transact(() => Promise.resolve())
          uncached.ctx.database.changes.changed('content')
          const anew = await answersOf(uncached)
          const found = {
            there: differing(await answersOf(node), anew),
            elsewhere: differing(await answersOf(others), anew),
          }
          expect({ seed, text, found }).toEqual({ seed, text, found: { there: [], elsewhere: [] } })
        }
      },
    )
    await fc.assert(written, { numRuns: 1, endOnFailure: true })
    // Most writes change something; that is not so when their arguments are wrong.
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(WRITES / 2)
  }, 3_600_000)
})
