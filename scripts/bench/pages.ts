import { writeSamples } from '../../src/data/samples/sample-writer.ts'
import { generateSite } from '../../src/commands/seed/sample-site.ts'
import { startService } from './child.ts'
import type { Comparison } from './comparisons.ts'
import { requestBytes } from './load.ts'
import { prepareDatabase } from './site.ts'

/** About 500 events per month for a year. */
const EVENTS = 6000
const FULL = '/events/month/2027-06/'
const EMPTY = '/events/month/2040-06/'

export interface PageParts {
  readonly undo: (() => Promise<unknown>)[]
  /** Creates a function that notifies the services on a database of a content change. */
  readonly changer: (databaseUrl: string) => Promise<() => Promise<void>>
}

/** Compares a calendar month with 500 events with an empty one: cached, and after a change. */
export async function pageComparisons(
  serverUrl: string,
  { undo, changer }: PageParts,
): Promise<Comparison[]> {
  const plan = generateSite({
    posts: 0,
    pages: 0,
    events: EVENTS,
    venues: 50,
    organizers: 50,
    seed: 1,
  })
  const database = await prepareDatabase(serverUrl, `bench_events_${EVENTS}`, (url) =>
    writeSamples(url, plan, () => undefined),
  )
  const service = await startService({ DATABASE_URL: database.url })
  undo.push(() => service.stop())
  const change = await changer(database.url)
  const full = { ...service, request: () => requestBytes('GET', FULL) }
  const empty = { ...service, request: () => requestBytes('GET', EMPTY) }
  const compared = { connections: 1, by: 'time', aim: 20 } as const
  return [
    { ...compared, name: 'pages: a month with 500 events', ours: full, other: empty },
    {
      ...compared,
      name: 'pages: a month with 500 events, after a change',
      ours: { ...full, before: change },
      other: { ...empty, before: change },
    },
  ]
}
