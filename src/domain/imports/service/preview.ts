import type { EventItem, OrganizerItem, Origin, RowProblem, VenueItem } from '../item.ts'
import type { ImportSite } from './import-site.ts'
import { yieldingToEventLoop } from './yielding.ts'
import { MAX_ROWS, parseSource } from './parse-source.ts'
import type { ImportSource, ReadOptions } from './queue.ts'
import { openSource } from './source.ts'

/** Items in a preview (behaviour/imports.md#record-routes). */
const MOST_ITEMS = 100
/** Malicious files can be slow to parse; the preview then shows only their beginning. */
const LONGEST_READING_MILLISECONDS = 5000

export type PreviewItem =
  | { readonly kind: 'event'; readonly line: number; readonly item: EventItem }
  | { readonly kind: 'venue'; readonly line: number; readonly item: VenueItem }
  | { readonly kind: 'organizer'; readonly line: number; readonly item: OrganizerItem }

export interface Preview {
  readonly items: readonly PreviewItem[]
  /** Rows among them that are invalid, with the reason. */
  readonly problems: readonly RowProblem[]
}

export interface PreviewRequest {
  readonly origin: Origin
  readonly source: ImportSource
  readonly options: ReadOptions
}

/**
 * Parses the beginning of a source without storing anything. Items keep the order of the source; an
 * occurrence appears as its rule has it even if the source overrides it later.
 * @throws ImportProblem
 */
export async function previewImport(
  site: ImportSite,
  { origin, source, options }: PreviewRequest,
): Promise<Preview> {
  const url = 'url' in source ? source.url : null
  const open = await openSource(site, {
    url,
    mediaId: 'mediaId' in source ? source.mediaId : null,
    content: 'content' in source ? source.content : null,
  })
  const items: PreviewItem[] = []
  const problems: RowProblem[] = []
  if (open === undefined) return { items, problems }
  const begun = performance.now()
  const reading = { origin, options, url, mostRows: MAX_ROWS }
  for await (const parsed of yieldingToEventLoop(parseSource(site, open, reading))) {
    if (parsed.kind === 'problem') {
      const { line, uid, message } = parsed
      problems.push({ line, ...(uid !== undefined && { uid }), message })
    } else if (parsed.kind === 'event') {
      items.push({ kind: 'event', line: parsed.line, item: parsed.item })
    } else if (parsed.kind === 'venue') {
      items.push({ kind: 'venue', line: parsed.line, item: parsed.item })
    } else if (parsed.kind === 'organizer') {
      items.push({ kind: 'organizer', line: parsed.line, item: parsed.item })
    }
    const late = performance.now() - begun > LONGEST_READING_MILLISECONDS
    if (late || items.length + problems.length >= MOST_ITEMS) break
  }
  return { items, problems }
}
