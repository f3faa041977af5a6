/** Dependencies of statements that read less than all comments and entries. */
import { AROUND, commentKey, commentsOnKey, type Narrowed } from '../database/dependencies.ts'

/**
 * Lists of comments read only the columns of entries that determine visibility; new entries have no
 * comments, and texts are not read.
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
