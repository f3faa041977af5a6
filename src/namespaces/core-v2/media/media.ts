import type { MediaOperations } from '../../../../generated/core-v2/operations.ts'
import { entryList } from '../entries/list-entries.ts'
import { entryRetrieval } from '../entries/retrieve.ts'
import { editMedia } from './edit.ts'
import { mediaConditions } from './media-conditions.ts'
import { changeMedia, removeMedia, uploadMedia } from './media-writes.ts'

/** Media items: files with their titles and texts (behaviour/content.md#lists). */
export const media: MediaOperations = {
  listMedia: entryList('attachment', mediaConditions),
  uploadMedia,
  getMedia: entryRetrieval('attachment'),
  updateMedia: changeMedia,
  deleteMedia: removeMedia,
  editMedia,
}
