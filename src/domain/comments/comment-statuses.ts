import type { CommentRow, CommentStatus } from '../../data/comments/comment-row.ts'

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

/** Words that list filters interpret differently than writes: `approved` is unknown there. */
const LISTED: ReadonlyMap<string, readonly CommentStatus[]> = new Map([
  ['approved', []],
  ['', ['approved', 'hold']],
  ['all', ['approved', 'hold']],
  ['any', ['approved', 'hold', 'spam', 'trash']],
])

/** A comment that is set aside keeps its former status. */
const ASIDE: ReadonlySet<CommentStatus> = new Set(['spam', 'trash'])

type StatusState = Pick<CommentRow, 'status' | 'formerStatus'>

/** Parses a status word of a write; undefined for an unknown word. */
export function parseStatus(word: string): CommentStatus | undefined {
  return WRITTEN.get(word)
}

/** Parses the status filter of a list; an unknown word matches no status. */
export function parseStatusFilter(word: string): readonly CommentStatus[] {
  const status = WRITTEN.get(word)
  return LISTED.get(word) ?? (status === undefined ? [] : [status])
}

/**
 * Returns the status after a write. `unspam` and `untrash` restore the former status; an unknown
 * word, or the current status, changes nothing.
 */
export function nextCommentStatus(current: StatusState, word: string): StatusState | undefined {
  const { status, formerStatus } = current
  if (word === 'unspam' || word === 'untrash') {
    if (status !== (word === 'unspam' ? 'spam' : 'trash')) return undefined
    return { status: formerStatus ?? 'hold', formerStatus: null }
  }
  const wanted = parseStatus(word)
  if (wanted === undefined || wanted === status) return undefined
  return { status: wanted, formerStatus: ASIDE.has(wanted) ? restorableStatus(current) : null }
}

/** The status to restore later: a visible one, or spam for comments trashed from spam. */
function restorableStatus({ status, formerStatus }: StatusState): CommentStatus {
  return status === 'trash' ? (formerStatus ?? 'hold') : status
}
