import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeSamples } from '../../src/data/samples/sample-writer.ts'
import { generateSite } from '../../src/commands/seed/sample-site.ts'
import { startFloor, startService, type Child } from './child.ts'
import type { Comparison } from './comparisons.ts'
import { requestBytes, type Target } from './load.ts'
import { prepareDatabase, type BenchDatabase } from './site.ts'

const EVENTS = '/api/cal/events/v1/events'
const LIST = `${EVENTS}?per_page=10&start_date=2027-06-01&end_date=2027-06-30`
/** Published events, for a caller who can see drafts too. */
const PUBLISHED = `${LIST}&status=publish`
const STILL_ON = `${EVENTS}?per_page=10&ends_after=2027-06-15&status=publish`

interface Town {
  readonly database: BenchDatabase
  readonly service: Child
}

export interface CalendarSizes {
  /** Events of the two calendars that are compared. */
  readonly small: number
  readonly large: number
  /** Receives cleanup steps. */
  readonly undo: (() => Promise<unknown>)[]
  readonly report: (text: string) => void
}

/** Compares anonymous lists with the bare server, a large calendar with a small one, and writes. */
export async function calendarComparisons(
  serverUrl: string,
  { small: few, large: many, undo, report }: CalendarSizes,
): Promise<Comparison[]> {
  const start = async (events: number): Promise<Town> => {
    report(`seeding ${events} events`)
    const plan = generateSite({ posts: 0, pages: 0, events, venues: 50, organizers: 50, seed: 1 })
    const database = await prepareDatabase(serverUrl, `bench_events_${events}`, (url) =>
      writeSamples(url, plan, () => undefined),
    )
    const service = await startService({ DATABASE_URL: database.url })
    undo.push(() => service.stop())
    return { database, service }
  }
  const small = await start(few)
  const large = await start(many)
  const floor = await openFloor(small, undo)
  return [
    {
      name: 'events: anonymous list of ten',
      ours: reading(LIST)({ ...small, editor: false }),
      other: { ...floor, request: () => requestBytes('GET', LIST) },
      connections: 16,
      by: 'rate',
      aim: 0.5,
    },
    ...sizes(small, large),
    {
      name: 'events: create with a new venue and organizer',
      ours: creating(small),
      other: { ...floor, request: () => requestBytes('GET', '/insert') },
      connections: 4,
      by: 'rate',
    },
  ]
}

/** Starts a bare server that sends a copy of an anonymous list. */
async function openFloor({ service, database }: Town, undo: CalendarSizes['undo']): Promise<Child> {
  const response = await fetch(service.origin + LIST)
  const { 'content-length': _, date, ...headers } = Object.fromEntries(response.headers)
  const copies = { [LIST]: { headers, body: await response.text(), date } }
  const folder = await mkdtemp(path.join(tmpdir(), 'almanac-floor-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'calendar.json')
  await writeFile(file, JSON.stringify(copies))
  const floor = await startFloor({ DATABASE_URL: database.url, FLOOR_FILE: file })
  undo.push(() => floor.stop())
  return floor
}

const reading =
  (address: string) =>
  ({ service, database, editor }: Town & { readonly editor: boolean }): Target => {
    const bytes = requestBytes('GET', address, editor ? database.editor : {})
    return { ...service, request: () => bytes }
  }

/** Signed in, so that no cached response is measured. */
function sizes(small: Town, large: Town): Comparison[] {
  const lists: [string, string][] = [
    ['events: page one of a month', PUBLISHED],
    ['events: page one of a month, drafts too', LIST],
    ['events: page one of what is still on', STILL_ON],
  ]
  return lists.map(([name, address]) => ({
    name,
    ours: reading(address)({ ...large, editor: true }),
    other: reading(address)({ ...small, editor: true }),
    connections: 1,
    by: 'time',
    // Past events lie between the few that started early and are still on.
    ...(address !== STILL_ON && { aim: 1.5 }),
  }))
}

const newEvent = (turn: number): object => ({
  title: `Event ${turn}`,
  description: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(20),
  start_date: '2027-06-15 19:00:00',
  end_date: '2027-06-15 22:00:00',
  venue: { venue: `Venue ${turn}`, city: 'Orlahaven' },
  organizer: { organizer: `Organizer ${turn}`, email: 'crew@example.org' },
})

function creating({ service, database }: Town): Target {
  return {
    ...service,
    request: (turn) => requestBytes('POST', EVENTS, database.editor, newEvent(turn)),
  }
}
