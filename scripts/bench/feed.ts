/** Measures time and memory of downloading a calendar file. */
import { writeSamples } from '../../src/data/samples/sample-writer.ts'
import { generateSite } from '../../src/commands/seed/sample-site.ts'
import { startService } from './child.ts'
import { memoryDuring, type MemoryUse } from './memory.ts'
import { prepareDatabase } from './site.ts'
import { median } from './median.ts'

const FEED = '/api/cal/events/v1/events?ical=1&start_date=2026-01-01&end_date=2028-12-31'
const READINGS = 9
const CONCURRENCY = 2

export interface FeedCost extends MemoryUse {
  readonly events: number
  /** Size of the file. */
  readonly bytes: number
  /** Median time in milliseconds. */
  readonly median: number
}

/** Downloads a whole calendar several times, two at a time. */
export async function measureFeed(serverUrl: string, events: number): Promise<FeedCost> {
  const plan = generateSite({ posts: 0, pages: 0, events, venues: 50, organizers: 50, seed: 1 })
  const database = await prepareDatabase(serverUrl, `bench_events_${events}`, (url) =>
    writeSamples(url, plan, () => undefined),
  )
  const service = await startService({ DATABASE_URL: database.url })
  try {
    const bytes = await readFeed(service.origin)
    const times: number[] = []
    const read = async (): Promise<void> => {
      while (times.length < READINGS) {
        const started = performance.now()
        await readFeed(service.origin)
        times.push(performance.now() - started)
      }
    }
    const memory = await memoryDuring(service.pid, async () => {
      await Promise.all(Array.from({ length: CONCURRENCY }, read))
    })
    return { events, bytes, median: median(times), ...memory }
  } finally {
    await service.stop()
  }
}

/** Reads and discards the body. */
async function readFeed(origin: string): Promise<number> {
  const answer = await fetch(origin + FEED)
  if (answer.status !== 200 || answer.body === null) throw new Error(`A feed got ${answer.status}.`)
  let bytes = 0
  for await (const piece of answer.body) bytes += piece.length
  return bytes
}

/** Formats the results. */
export function feedLines(costs: readonly FeedCost[]): string[] {
  return costs.map(({ events, bytes, median: middle, before, peak }) => {
    const size = `${(bytes / 1024).toFixed(0)} kB`
    const memory = `${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`
    return `(f) calendar file of ${events} events, ${size}: ${middle.toFixed(0)} ms, ${memory}`
  })
}
