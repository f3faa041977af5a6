import type { AppContext } from '../../../context.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import type { ContentType } from '../../../domain/content-types/content-types.ts'
import { openPreview, type OpenedPreview } from '../../../domain/content/previews/preview-links.ts'
import { PREVIEW_HEADER } from '../../../http/plain-read.ts'
import { headerText, type ApiRequest } from '../../../http/request.ts'
import type { Call } from '../../operation.ts'

interface PreviewCall extends Pick<Call, 'request' | 'selection'> {
  readonly query: { readonly preview_token?: string }
}

/** The preview opened by each request, which several phases need. */
const opened = new WeakMap<ApiRequest, Promise<OpenedPreview | undefined>>()

/**
 * Opens the item of a request with its preview token, in the view context only; undefined without a
 * token, or if the item has been published.
 * @throws DomainError 403 rest_preview_token_invalid, rest_preview_token_expired
 */
export function openedPreview(
  { request, query, selection }: PreviewCall,
  ctx: AppContext,
  type: ContentType,
  entry: EntryRow,
): Promise<OpenedPreview | undefined> {
  const token = headerText(request.headers, PREVIEW_HEADER) ?? query.preview_token
  if (token === undefined || selection.context !== 'view') return Promise.resolve(undefined)
  const known = opened.get(request)
  if (known !== undefined) return known
  const opening = openPreview(ctx, type, entry, token)
  opened.set(request, opening)
  return opening
}
