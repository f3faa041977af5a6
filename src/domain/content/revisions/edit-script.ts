import { diffArrays } from 'diff'

/** A run of pieces that is kept, deleted or inserted. */
export interface Edit {
  readonly op: 'equal' | 'delete' | 'insert'
  readonly pieces: readonly string[]
}

/** More pieces than this are not looked through. */
const MOST_PIECES = 50_000
/** Steps that one comparison may take: a tenth of a second at most. */
const MOST_STEPS = 20_000_000

/**
 * A shortest way from one list of pieces to another. The work is bounded by the lengths alone, so
 * the answer for two lists is always the same: where a shortest way would be too long, all between
 * the common beginning and the common end is replaced.
 *
 * @param mostEdits pieces that may differ; the work grows with the square of it
 */
export function editScript(
  from: readonly string[],
  to: readonly string[],
  mostEdits: number,
): Edit[] {
  const start = commonLength(from, to, (pieces, index) => pieces[index])
  const [fromRest, toRest] = [from.slice(start), to.slice(start)]
  const end = commonLength(fromRest, toRest, (pieces, index) => pieces[pieces.length - 1 - index])
  const middle = compare(
    fromRest.slice(0, fromRest.length - end),
    toRest.slice(0, toRest.length - end),
    mostEdits,
  )
  const edits: Edit[] = [
    { op: 'equal', pieces: from.slice(0, start) },
    ...middle,
    { op: 'equal', pieces: from.slice(from.length - end) },
  ]
  return edits.filter(({ pieces }) => pieces.length > 0)
}

type PieceAt = (pieces: readonly string[], index: number) => string | undefined

function commonLength(one: readonly string[], other: readonly string[], at: PieceAt): number {
  const most = Math.min(one.length, other.length)
  let length = 0
  while (length < most && at(one, length) === at(other, length)) length++
  return length
}

function compare(from: readonly string[], to: readonly string[], mostEdits: number): Edit[] {
  const replaced: Edit[] = [
    { op: 'delete', pieces: from },
    { op: 'insert', pieces: to },
  ]
  if (from.length === 0 || to.length === 0) return replaced
  if (from.length + to.length > MOST_PIECES) return replaced
  // Pieces as numbers: long ones that differ at their ends only would cost too much to compare.
  const numbers = new Map<string, number>()
  const numberOf = (piece: string): number => {
    const known = numbers.get(piece)
    if (known !== undefined) return known
    numbers.set(piece, numbers.size)
    return numbers.size - 1
  }
  const maxEditLength = Math.min(mostEdits, Math.ceil(MOST_STEPS / (from.length + to.length)))
  const changes = diffArrays(from.map(numberOf), to.map(numberOf), { maxEditLength })
  if (changes === undefined) return replaced
  const pieces = [...numbers.keys()]
  return changes.map(({ added, removed, value }) => ({
    op: added ? 'insert' : removed ? 'delete' : 'equal',
    pieces: value.map((number) => pieces[number] ?? ''),
  }))
}
