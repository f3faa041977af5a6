import type { AppContext } from '../../../context.ts'
import { withIds } from '../../../data/entries/entry-filters.ts'
import { findPlace } from '../../../data/places/place-reader.ts'
import type { PlaceKind, PlaceRow } from '../../../data/places/place-row.ts'
import { ANONYMOUS } from '../../../domain/accounts/caller.ts'
import { placeKinds } from '../../../domain/calendar/places/place-kinds.ts'
import { openPreview } from '../../../domain/content/previews/preview-links.ts'
import { previewTokenOf, type PreviewCall } from '../../preview-token.ts'
import { allOfKind } from './place-access.ts'

/**
 * Opens a place with the token of a preview link, as visitors would see it without its password;
 * undefined without a token, or if the place has been published.
 * @throws DomainError 403 rest_preview_token_invalid, rest_preview_token_expired
 */
export async function previewedPlace<Kind extends PlaceKind>(
  call: PreviewCall,
  ctx: AppContext,
  kind: Kind,
  { id }: Pick<PlaceRow, 'id'>,
): Promise<PlaceRow<Kind> | undefined> {
  const token = previewTokenOf(call)
  if (token === undefined) return undefined
  const visibility = { ...allOfKind(kind, ANONYMOUS), open: withIds([id]) }
  const row = await findPlace(ctx.database, kind, id, visibility)
  const opened = row && (await openPreview(ctx, placeKinds[kind].type, row, token))
  return opened?.entry
}
