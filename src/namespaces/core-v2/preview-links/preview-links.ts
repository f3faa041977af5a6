import type { PreviewLinksOperations } from '../../../../generated/core-v2/operations.ts'
import { contentTypes, type ContentTypeName } from '../../../domain/content-types/content-types.ts'
import { issuePreview, requirePreviewable } from '../../../domain/content/previews/preview-links.ts'
import { operation, type Call } from '../../operation.ts'
import { showPreviewLink } from '../../preview-link-view.ts'
import { entryLoader } from '../entries/load-entry.ts'

/** Signed links to items that are not public yet (behaviour/content.md#preview-links). */
export const previewLinks: PreviewLinksOperations = {
  createPostPreviewLink: previewLinksOf('post'),
  createPagePreviewLink: previewLinksOf('page'),
  createMediaPreviewLink: previewLinksOf('attachment'),
  createBlockPreviewLink: previewLinksOf('core_block'),
  createNavigationPreviewLink: previewLinksOf('core_navigation'),
  createEventEntryPreviewLink: previewLinksOf('cal_events'),
  createVenueEntryPreviewLink: previewLinksOf('cal_venue'),
  createOrganizerEntryPreviewLink: previewLinksOf('cal_organizer'),
}

interface Linking extends Pick<Call, 'caller'> {
  readonly params: { readonly id: number }
  /** Only types with revisions have one. */
  readonly body: { readonly revision?: number }
}

/** Creates preview links to items of a type; requires the right to edit the item. */
function previewLinksOf(name: ContentTypeName) {
  const type = contentTypes[name]

  return operation({
    load: entryLoader(name),

    authorize: ({ caller }: Linking, _ctx, entry) => requirePreviewable(caller, type, entry),

    run: async ({ caller, body: { revision } }: Linking, ctx, entry) =>
      showPreviewLink(ctx, type, entry, await issuePreview(ctx, caller, entry, revision)),
  })
}
