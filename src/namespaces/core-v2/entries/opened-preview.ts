import type { AppContext } from '../../../context.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import type { ContentType } from '../../../domain/content-types/content-types.ts'
import { openPreview, type OpenedPreview } from '../../../domain/content/previews/preview-links.ts'
import type { ApiRequest } from '../../../http/request.ts'
import type { Call } from '../../operation.ts'
import { previewTokenOf, type PreviewCall } from '../../preview-token.ts'

/** The preview opened by each request, which several phases need. */
const opened = new WeakMap<ApiRequest, Promise<OpenedPreview | undefined>>()

/**
 * Opens the item of a request with its preview token, in the view context only; undefined without a
 * token, or if the item has been published.
 * @throws DomainError 403 rest_preview_token_invalid, rest_preview_token_expired
 */
export function openedPreview(
  call: PreviewCall & Pick<Call, 'selection'>,
  ctx: AppContext,
  type: ContentType,
  entry: EntryRow,
): Promise<OpenedPreview | undefined> {
  const { request, selection } = call
  const token = previewTokenOf(call)
  if (token === undefined || selection.context !== 'view') return Promise.resolve(undefined)
  const known = opened.get(request)
  if (known !== undefined) return known
  const opening = openPreview(ctx, type, entry, token)
  opened.set(request, opening)
  return opening
}
