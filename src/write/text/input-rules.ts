/** What becomes a block as it is typed at the start of a paragraph. */
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
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

export const typedBlocks = (): Plugin =>
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
    ],
  })
