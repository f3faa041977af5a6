import { editScript, type Edit } from './edit-script.ts'

/** A part of two texts that are compared: what both have, only the old one, only the new one. */
export interface TextPart {
  readonly op: 'equal' | 'delete' | 'insert'
  readonly text: string
}

/** Texts of more lines are not taken apart. */
const MOST_LINES = 50_000

/** Lines, and words of one passage, that may differ before all of it counts as replaced. */
const MOST_CHANGED_LINES = 1000
const MOST_CHANGED_WORDS = 200

/** With more changed characters, a word-by-word comparison is unreadable. */
const MOST_REFINED = 50_000

/**
 * Compares two texts: first line by line, then replaced lines word by word. Equal and deleted parts
 * make up the old text, equal and inserted parts the new one. Two empty texts have no parts.
 */
export function compareTexts(from: string, to: string): TextPart[] {
  if (from === to) return partsOf([{ op: 'equal', pieces: [from] }])
  const lines = editScript(linesOf(from), linesOf(to), MOST_CHANGED_LINES)
  const changed = lines.filter(({ op }) => op !== 'equal')
  if (changed.reduce((length, edit) => length + lengthOf(edit), 0) > MOST_REFINED) {
    return partsOf(lines)
  }
  return partsOf(lines.flatMap((edit, index) => refine(edit, lines[index - 1], lines[index + 1])))
}

const LINE = /[^\n]*\n|[^\n]+/g
const WORD = /[\p{L}\p{M}\p{N}]+|\s+|./gsu

const split = (pattern: RegExp, text: string): readonly string[] => text.match(pattern) ?? []

/** Very many lines are one piece, so that taking them apart costs nothing. */
function linesOf(text: string): readonly string[] {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    if (++lines > MOST_LINES) return [text]
  }
  return split(LINE, text)
}

/** Lines that are deleted and the lines that are inserted for them become one comparison of words. */
function refine(edit: Edit, before: Edit | undefined, after: Edit | undefined): readonly Edit[] {
  if (edit.op === 'delete' && isPassage(edit, after)) return compareWords(edit, after)
  return edit.op === 'insert' && isPassage(before, edit) ? [] : [edit]
}

function isPassage(deleted: Edit | undefined, inserted: Edit | undefined): inserted is Edit {
  return deleted?.op === 'delete' && inserted?.op === 'insert'
}

const lengthOf = ({ pieces }: Edit): number =>
  pieces.reduce((length, piece) => length + piece.length, 0)

function compareWords(deleted: Edit, inserted: Edit): readonly Edit[] {
  const [old, young] = [deleted.pieces.join(''), inserted.pieces.join('')]
  return editScript(split(WORD, old), split(WORD, young), MOST_CHANGED_WORDS)
}

/** Merges adjacent parts of the same kind; a deletion precedes the insertion that replaces it. */
function partsOf(edits: readonly Edit[]): TextPart[] {
  const parts: TextPart[] = []
  const changed = { delete: '', insert: '' }
  let equal = ''
  const flush = (): void => {
    for (const op of ['delete', 'insert'] as const) {
      if (changed[op] !== '') parts.push({ op, text: changed[op] })
      changed[op] = ''
    }
  }
  for (const { op, pieces } of edits) {
    const text = pieces.join('')
    if (op === 'equal') {
      flush()
      equal += text
    } else {
      if (equal !== '') parts.push({ op: 'equal', text: equal })
      equal = ''
      changed[op] += text
    }
  }
  flush()
  if (equal !== '') parts.push({ op: 'equal', text: equal })
  return parts
}
