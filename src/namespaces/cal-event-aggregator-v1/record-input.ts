import type { components } from '../../../generated/cal-event-aggregator-v1/types.ts'
import type { ImportOptions } from '../../data/imports/record-row.ts'
import { isWebAddress } from '../../domain/calendar/web-address.ts'
import type { NewImport } from '../../domain/imports/create-record.ts'
import type { ImportSource } from '../../domain/imports/service/queue.ts'
import type { ArgumentProblems } from '../../http/errors.ts'

type ImportInput = components['schemas']['ImportInput']

type SourceMembers = Pick<
  ImportInput,
  'source' | 'media' | 'csv_type' | 'day_first' | 'include_private'
>

/** Where a body says that the source is; undefined for nothing that could be one. */
export function sourceIn({ source, media }: SourceMembers): ImportSource | undefined {
  if (media !== undefined) return { mediaId: media }
  // What calendars are subscribed to by is fetched by HTTP.
  const text = (source?.trim() ?? '').replace(/^webcals?:\/\//i, 'https://')
  if (/^\d{1,10}$/.test(text)) return { mediaId: Number(text) }
  return isWebAddress(text) ? { url: text } : undefined
}

/** A source is an address or a file of the media library, and never both. */
export function sourceProblems(body: SourceMembers): ArgumentProblems {
  const both = body.source !== undefined && body.media !== undefined
  if (sourceIn(body) !== undefined && !both) return {}
  const message = both
    ? 'source and media cannot be set together.'
    : 'source is neither an address of the web nor the id of a file.'
  return { source: { code: 'rest_invalid_url', message, data: null } }
}

export function optionsIn({ csv_type, day_first, include_private }: SourceMembers): ImportOptions {
  return { csvType: csv_type, dayFirst: day_first, includePrivate: include_private }
}

export function newImportOf(body: ImportInput, source: ImportSource): NewImport {
  return {
    origin: body.origin,
    source,
    sourceName: body.source_name,
    type: body.type,
    frequency: body.frequency,
    postStatus: body.post_status,
    categories: body.category,
    updateAuthority: body.update_authority,
    options: optionsIn(body),
    start: body.start,
  }
}
