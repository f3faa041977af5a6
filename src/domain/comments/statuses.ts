import type { CommentRow, CommentStatus } from '../../data/comment-row.ts'

/**
 * The words by which clients name a status when they write one
 * (behaviour/comments.md#fields-of-comments).
 */
const WRITTEN: ReadonlyMap<string, CommentStatus> = new Map([
  ['approved', 'approved'],
  ['approve', 'approved'],
  ['1', 'approved'],
  ['hold', 'hold'],
  ['0', 'hold'],
  ['spam', 'spam'],
  ['trash', 'trash'],
])

/** What the filter of lists knows otherwise than writes: `approved` is no word of its own there. */
const LISTED: ReadonlyMap<string, readonly CommentStatus[]> = new Map([
  ['approved', []],
  ['', ['approved', 'hold']],
  ['all', ['approved', 'hold']],
  ['any', ['approved', 'hold', 'spam', 'trash']],
])

/** Set aside: such a comment keeps the status that it had before. */
const ASIDE: ReadonlySet<CommentStatus> = new Set(['spam', 'trash'])

type Standing = Pick<CommentRow, 'status' | 'formerStatus'>

/** The status of a new comment that a moderator asks for; undefined for any other word. */
export function statusNamed(word: string): CommentStatus | undefined {
  return WRITTEN.get(word)
}

/** The statuses that a list asks for; none for a word that nobody knows. */
export function statusesFor(word: string): readonly CommentStatus[] {
  const status = WRITTEN.get(word)
  return LISTED.get(word) ?? (status === undefined ? [] : [status])
}

/**
 * Where a word moves a comment. `unspam` and `untrash` go back to where it came from; an unknown
 * word, and one for the status that it has, move nothing.
 */
export function nextStanding(current: Standing, word: string): Standing | undefined {
  const { status, formerStatus } = current
  if (word === 'unspam' || word === 'untrash') {
    if (status !== (word === 'unspam' ? 'spam' : 'trash')) return undefined
    return { status: formerStatus ?? 'hold', formerStatus: null }
  }
  const wanted = statusNamed(word)
  if (wanted === undefined || wanted === status) return undefined
  return { status: wanted, formerStatus: ASIDE.has(wanted) ? comingFrom(current) : null }
}

/** The way back leads to a status that shows, or to spam for what was trashed from there. */
function comingFrom({ status, formerStatus }: Standing): CommentStatus {
  return status === 'trash' ? (formerStatus ?? 'hold') : status
}
