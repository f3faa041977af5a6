import type { components } from '../../../generated/cal-event-aggregator-v1/types.ts'
import type { AppContext } from '../../context.ts'
import type { ImportOptions } from '../../data/imports/record-row.ts'
import type { Caller } from '../../domain/accounts/caller.ts'
import { isWebAddress } from '../../domain/calendar/web-address.ts'
import { findReferences, type NewImport } from '../../domain/imports/create-record.ts'
import type { ImportSource } from '../../domain/imports/service/queue.ts'
import type { ArgumentProblems } from '../../http/errors.ts'

type ImportInput = components['schemas']['ImportInput']

type SourceMembers = Pick<
  ImportInput,
  'source' | 'media' | 'csv_type' | 'day_first' | 'include_private'
>

/** The source named in a body; undefined if there is none. */
export function sourceIn({ source, media }: SourceMembers): ImportSource | undefined {
  if (media !== undefined) return { mediaId: media }
  // `webcal:`, the scheme of calendar subscriptions, means HTTP.
  const text = (source?.trim() ?? '').replace(/^webcals?:\/\//i, 'https://')
  if (/^\d{1,10}$/.test(text)) return { mediaId: Number(text) }
  return isWebAddress(text) ? { url: text } : undefined
}

/** Problems with the source and the references of a body. */
export async function importProblems(
  ctx: AppContext,
  caller: Caller,
  body: SourceMembers,
  categories?: readonly number[],
): Promise<ArgumentProblems> {
  const references = { source: sourceIn(body), categories }
  const { problems } = await findReferences(ctx, caller, references)
  const missing = Object.entries(problems).map(([name, message]) => [
    name,
    { code: 'rest_invalid_param', message, data: null },
  ])
  return { ...(Object.fromEntries(missing) as ArgumentProblems), ...sourceProblems(body) }
}

/** A source is either an address or a media file, never both. */
function sourceProblems(body: SourceMembers): ArgumentProblems {
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
