import { tokenize, type Token } from '../../markup/tokens.ts'
import { html } from '../html.ts'

/**
 * Puts each table of a content into a box that scrolls, by keys too, so that wide tables do not
 * widen the page on phones. Contents whose tables do not end are left alone.
 * @param label what the box is called by screen readers
 */
export function scrollingTables(content: string, label: string): string {
  if (!/<table\b/i.test(content)) return content
  const tokens = tokenize(content)
  const opened = tokens.filter((token) => isTable(token) && !token.closing).length
  if (opened !== tokens.filter((token) => isTable(token) && token.closing).length) return content
  const box = html`<div class="scrolls" role="group" aria-label="${label}" tabindex="0"></div>`
  const [start = '', end = ''] = box.toString().split(/(?=<\/div>)/)
  let depth = 0
  return tokens
    .map((token) => {
      if (!isTable(token)) return token.text
      depth += token.closing ? -1 : 1
      if (token.closing) return depth === 0 ? token.text + end : token.text
      return depth === 1 ? start + token.text : token.text
    })
    .join('')
}

const isTable = ({ kind, name }: Token): boolean => kind === 'tag' && name === 'table'
