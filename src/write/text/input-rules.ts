/** What signs become as they are typed: blocks at the start of a paragraph, marks around words. */
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import type { MarkType } from 'prosemirror-model'
import type { Plugin } from 'prosemirror-state'
import { insertBlocks } from './commands/block-commands.ts'
import { schema } from './model/schema.ts'

const { list, heading, code, quote, separator, paragraph } = schema.nodes

const listRule = (pattern: RegExp, ordered: boolean): InputRule =>
  wrappingInputRule(
    pattern,
    list,
    { ordered },
    (_match, before) => before.attrs['ordered'] === ordered,
  )

const separatorRule = new InputRule(/^---$/, ({ tr, doc }, _match, start, end) => {
  const $start = doc.resolve(start)
  if ($start.depth !== 1 || $start.parent.type !== paragraph) return null
  if ($start.parent.content.size !== end - start) return null
  return insertBlocks(tr.delete(start, end), start, [separator.create()])
})

const { strong, em, monospace } = schema.marks

/** Signs around words, such as `**words**`: the words get the mark, and the signs go. */
const markRule = (pattern: RegExp, type: MarkType): InputRule =>
  new InputRule(pattern, ({ tr, doc }, [whole, words = ''], start, end) => {
    const from = start + whole.indexOf(words)
    const to = from + words.length
    if (doc.rangeHasMark(from, to, type)) return null
    // Text typed next has the marks of the text before the words.
    const before = doc.resolve(start + 1).marks()
    return tr
      .addMark(from, to, type.create())
      .delete(to, end)
      .delete(start, from)
      .setStoredMarks(before)
  })

/** Neither begins nor ends with a blank; an asterisk within words, as in 2*3*4, does not count as one. */
const markRules = [
  markRule(/(?<![\p{L}\p{N}*])\*\*([^\s*](?:[^*]*[^\s*])?)\*\*$/u, strong),
  markRule(/(?<![\p{L}\p{N}*])\*([^\s*](?:[^*]*[^\s*])?)\*$/u, em),
  markRule(/(?<!`)`([^\s`](?:[^`]*[^\s`])?)`$/, monospace),
]

export const typedSigns = (): Plugin =>
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,4})\s$/, heading, ([, signs = '']) => ({
        level: signs.length,
      })),
      listRule(/^\s*[-+*]\s$/, false),
      listRule(/^\s*1[.)]\s$/, true),
      wrappingInputRule(/^\s*>\s$/, quote),
      textblockTypeInputRule(/^```$/, code),
      separatorRule,
      ...markRules,
    ],
  })
