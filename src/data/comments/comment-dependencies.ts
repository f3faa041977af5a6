/** Dependencies of statements that read less than all comments and entries. */
import { AROUND, commentKey, commentsOnKey, type Narrowed } from '../database/dependencies.ts'

/**
 * Of the entries of comments only columns are read that decide on what others see: an entry that
 * comes has no comments yet, and texts are not read.
 */
const ENTRIES: Narrowed = { entries: [AROUND] }

export const ofComments = (ids: readonly number[]): Narrowed => ({
  ...ENTRIES,
  comments: ids.map(commentKey),
})

/**
 * Dependencies of a list of comments.
 * @param entries the entries that all of its comments are on; undefined if they may be on any
 */
export const ofCommentList = (entries: readonly number[] | undefined): Narrowed =>
  entries === undefined ? ENTRIES : { ...ENTRIES, comments: entries.map(commentsOnKey) }
