/** Running text: from marked words to HTML. */
import type { Fragment, Mark, Node } from 'prosemirror-model'
import { escapeText } from './characters.ts'
import { readInline } from './inline.ts'
import { tagName } from './tags.ts'

/**
 * The HTML of the content of a text block: the stored one as long as the content is that of the
 * stored one, so that references and the order of tags stay where nothing has changed.
 */
export const writeInline = (content: Fragment, stored: unknown): string =>
  typeof stored === 'string' && readInline(stored)?.eq(content) === true ? stored : write(content)

function write(content: Fragment): string {
  const nodes: Node[] = []
  content.forEach((node) => nodes.push(node))
  const open: Mark[] = []
  let html = ''
  const closeTo = (depth: number): void => {
    while (open.length > depth) html += `</${tagName(openingTag(open.pop()))}>`
  }
  for (const [index, node] of nodes.entries()) {
    const ending = open.findIndex((mark) => !mark.isInSet(node.marks))
    if (ending !== -1) closeTo(ending)
    // What goes on longest is opened first: the fewer tags.
    const added = node.marks.filter((mark) => !mark.isInSet(open))
    const runs = new Map(added.map((mark) => [mark, runOf(mark, nodes, index)]))
    for (const mark of added.toSorted((a, b) => (runs.get(b) ?? 0) - (runs.get(a) ?? 0))) {
      html += openingTag(mark)
      open.push(mark)
    }
    html += leaf(node)
  }
  closeTo(0)
  return html
}

const openingTag = (mark: Mark | undefined): string => String(mark?.attrs['open'] ?? '')

/** How many nodes from an index on have a mark. */
function runOf(mark: Mark, nodes: readonly Node[], from: number): number {
  let at = from
  while (mark.isInSet(nodes[at]?.marks ?? [])) at++
  return at - from
}

const leaf = (node: Node): string =>
  node.isText ? escapeText(node.text ?? '') : String(node.attrs['raw'])
