import { organizersNamed } from '../../../data/imports/sources.ts'
import { tableItems } from '../csv/table-items.ts'
import { calendarItems } from '../icalendar/calendar-items.ts'
import type { Window } from '../icalendar/occurrences.ts'
import type { Parsed } from '../parsed.ts'
import { storable } from '../text.ts'
import type { ImportSite } from './import-site.ts'
import type { ReadOptions } from './queue.ts'
import type { OpenSource } from './source.ts'

/** Most rows of a fetched or uploaded table (behaviour/imports.md#tables). */
export const MAX_ROWS = 5000

const DAY = 86_400_000

export interface ParseOptions {
  readonly origin: string
  readonly options: ReadOptions
  /** Its extension gives the format if nothing else does. */
  readonly url: string | null
  /** Unlimited if absent. */
  readonly mostRows?: number
}

/**
 * Parses a source as it is read.
 * @throws ImportProblem
 */
export async function* parseSource(
  site: ParsingSite,
  source: OpenSource,
  parsing: ParseOptions,
): AsyncGenerator<Parsed> {
  for await (const parsed of partsOf(site, source, parsing)) {
    // A message quotes the source, which may say anything.
    if (parsed.kind !== 'problem') yield parsed
    else yield { ...parsed, message: storable(parsed.message) }
  }
}

type ParsingSite = Pick<ImportSite, 'database' | 'clock' | 'settings'>

async function* partsOf(
  site: ParsingSite,
  { chunks, type }: OpenSource,
  { origin, options, url, mostRows }: ParseOptions,
): AsyncGenerator<Parsed> {
  const now = site.clock()
  const { timezone: zone } = await site.settings()
  const begun = await begin(chunks)
  if (isTable(origin, { type, url, options, head: begun.head })) {
    yield* tableItems(begun.chunks, {
      kind: options.csvType ?? 'events',
      dayFirst: options.dayFirst ?? false,
      zone,
      ...(mostRows !== undefined && { mostRows }),
      organizersNamed: async (names) => new Set(await organizersNamed(site.database, names)),
    })
  } else {
    yield* calendarItems(begun.chunks, {
      zone,
      now,
      window: windowOf(options, now),
      includePrivate: options.includePrivate ?? false,
    })
  }
}

/**
 * The import window: from a day ago to a year ahead, unless the options say otherwise
 * (behaviour/imports.md#calendar-text).
 */
function windowOf({ from, to }: ReadOptions, now: Date): Window {
  return {
    from: from === undefined ? new Date(now.getTime() - DAY) : new Date(from),
    to: to === undefined ? new Date(now.getTime() + 365 * DAY) : new Date(to),
  }
}

interface Hints {
  readonly type: string
  readonly url: string | null
  readonly options: ReadOptions
  readonly head: string
}

/**
 * An address may serve either format; the beginning of the file is more reliable than its name or
 * media type.
 */
function isTable(origin: string, { type, url, options, head }: Hints): boolean {
  if (origin !== 'url') return origin === 'csv'
  if (/^\ufeff?\s*BEGIN:/i.test(head)) return false
  const named = url !== null && URL.canParse(url) && /\.csv$/i.test(new URL(url).pathname)
  const places = options.csvType !== undefined && options.csvType !== 'events'
  return named || places || type === 'text/csv'
}

interface Begun {
  readonly head: string
  readonly chunks: AsyncIterable<Uint8Array>
}

/** Splits off the beginning of a source. */
async function begin(chunks: AsyncIterable<Uint8Array>): Promise<Begun> {
  const parts = chunks[Symbol.asyncIterator]()
  const first = await parts.next()
  const head = first.done === true ? '' : Buffer.from(first.value.subarray(0, 256)).toString()
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      let part = first
      while (part.done !== true) {
        yield part.value
        part = await parts.next()
      }
    } finally {
      await parts.return?.()
    }
  }
  return { head, chunks: all() }
}
