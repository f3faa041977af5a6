import { writeSamples } from '../../src/data/sample-writer.ts'
import { generateSite } from '../../src/domain/samples/site.ts'
import { startService } from './child.ts'
import type { Comparison } from './comparisons.ts'
import { requestBytes } from './load.ts'
import { prepareDatabase } from './site.ts'

/** A year of a town in which some 500 events happen each month. */
const EVENTS = 6000
const FULL = '/events/month/2027-06/'
const EMPTY = '/events/month/2040-06/'

export interface PageParts {
  readonly undo: (() => Promise<unknown>)[]
  /** Makes what tells a service on a database that content has changed. */
  readonly changer: (databaseUrl: string) => Promise<() => Promise<void>>
}

/** A month of the calendar with 500 events beside one without any: as it is kept, and made anew. */
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
