/**
 * Collects impressions and clicks in memory and adds them to the stored counts every few seconds,
 * so that a hit needs no statement (behaviour/ads.md#counting). No personal data is stored.
 */
import {
  addAdClicks,
  addAdCounts,
  expireSpentAds,
  type ClickDelta,
  type CountDelta,
} from '../../../data/ads/counts.ts'
import type { Database } from '../../../data/database/database.ts'

export type Hit = Omit<CountDelta, 'impressions' | 'clicks'> & {
  readonly event: 'impression' | 'click'
}

export type LoggedHit = Omit<ClickDelta, 'clicks'>

export interface Counting {
  count(hit: Hit): void
  log(hit: LoggedHit): void
  /** Stores the collected counts. Resolves when all hits so far are stored. */
  flush(): Promise<void>
  /** Stores the rest; later hits are stored immediately. */
  stop(): Promise<void>
}

export interface CountingOptions {
  readonly database: Database
  /** Called when storing fails; the counts are kept for the next attempt. */
  readonly onFailure: (error: unknown) => void
}

const EVERY_MILLISECONDS = 5000

/** The number of distinct rows that triggers storing early. */
const MOST_COUNTS = 2000

/** Distinct clicks beyond this number are counted, but not logged. */
const MOST_CLICKS = 2000

export function createCounting({ database, onFailure }: CountingOptions): Counting {
  let counts = new Map<string, Mutable<CountDelta>>()
  let clicks = new Map<string, Mutable<ClickDelta>>()
  let timer: NodeJS.Timeout | undefined
  let storing: Promise<void> = Promise.resolve()

  const store = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (counts.size === 0 && clicks.size === 0) return
    const [gathered, logged] = [counts, clicks]
    counts = new Map()
    clicks = new Map()
    try {
      await addTo(database, [...gathered.values()], [...logged.values()])
    } catch (error) {
      // New hits may have arrived in the meantime: add them up.
      for (const [key, row] of gathered) merge(counts, key, row)
      for (const [key, row] of logged) merge(clicks, key, row)
      wake()
      throw error
    }
  }
  const flush = (): Promise<void> => {
    // Sequential, so that awaiting the last one awaits them all.
    const next = storing.catch(() => undefined).then(store)
    storing = next
    return next
  }
  const attempt = (): void => void flush().catch(onFailure)
  const wake = (): void => {
    if (timer !== undefined) return
    timer = setTimeout(attempt, EVERY_MILLISECONDS)
    timer.unref()
  }

  return {
    count({ event, ...row }) {
      const key = `${row.adId} ${row.day} ${row.device} ${row.position}`
      const isClick = event === 'click'
      merge(counts, key, { ...row, impressions: isClick ? 0 : 1, clicks: isClick ? 1 : 0 })
      if (counts.size >= MOST_COUNTS) attempt()
      else wake()
    },
    log(row) {
      const key = JSON.stringify([row.adId, row.day, row.network, row.url, row.browser])
      if (clicks.size >= MOST_CLICKS && !clicks.has(key)) return
      merge(clicks, key, { ...row, clicks: 1 })
      wake()
    },
    flush,
    async stop() {
      await flush().catch(onFailure)
      clearTimeout(timer)
    },
  }
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

function merge<Row extends { clicks: number; impressions?: number }>(
  rows: Map<string, Row>,
  key: string,
  row: Row,
): void {
  const known = rows.get(key)
  if (known === undefined) {
    rows.set(key, { ...row })
    return
  }
  known.clicks += row.clicks
  if (known.impressions !== undefined) known.impressions += row.impressions ?? 0
}

async function addTo(
  database: Database,
  counts: readonly CountDelta[],
  clicks: readonly ClickDelta[],
): Promise<void> {
  await database.transact(async (tx) => {
    await addAdCounts(tx, counts)
    await addAdClicks(tx, clicks)
    await expireSpentAds(tx, [...new Set(counts.map(({ adId }) => adId))])
  })
}
