import type { PreviewLinksOperations } from '../../../../generated/core-v2/operations.ts'
import { previewLinksOf } from './preview-link.ts'

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
