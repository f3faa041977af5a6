/** Lists, with comments around each item as they are stored now, and without as they once were. */
import type { Node } from 'prosemirror-model'
import { tokenize, type Token } from '../../../markup/tokens.ts'
import { readInline } from './inline.ts'
import { schema } from './schema.ts'

/** Lists within each other. */
const MAX_DEPTH = 20

/** The list that is the whole of a text; undefined if it has anything but items with text in it. */
export function readList(html: string, gap: string | null): Node | undefined {
  const reader = new ListReader(html)
  const list = reader.list(gap, 0)
  return reader.isAtEnd ? list : undefined
}

class ListReader {
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(html: string) {
    this.#tokens = tokenize(html)
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length
  }

  list(gap: string | null, depth: number): Node | undefined {
    const opening = this.#opening('list', ['ul', 'ol'])
    if (opening === undefined || depth === MAX_DEPTH) return undefined
    const items: Node[] = []
    let space = this.#blank()
    let before = opening.html
    while (this.#isOpening('list-item', ['li'])) {
      if (items.length === 0) before += space
      const item = this.#item(items.length === 0 ? null : space, depth)
      if (item === undefined) return undefined
      items.push(item)
      space = this.#blank()
    }
    const after = this.#closing('list', opening)
    if (after === undefined || items.length === 0) return undefined
    const attrs = { gap, before, after: space + after, ordered: opening.name === 'ol' }
    return schema.nodes.list.create(attrs, items)
  }

  #item(gap: string | null, depth: number): Node | undefined {
    const opening = this.#opening('list-item', ['li'])
    if (opening === undefined) return undefined
    const html = this.#text()
    const inner = html.trim()
    const start = html.length - html.trimStart().length
    const content = readInline(inner)
    if (content === undefined) return undefined
    const children = [schema.nodes.paragraph.create({ inner }, content)]
    let space = html.slice(start + inner.length)
    while (this.#isOpening('list', ['ul', 'ol'])) {
      const list = this.list(space, depth + 1)
      if (list === undefined) return undefined
      children.push(list)
      space = this.#blank()
    }
    const after = this.#closing('list-item', opening)
    if (after === undefined) return undefined
    const before = opening.html + html.slice(0, start)
    return schema.nodes.item.create({ gap, before, after: space + after }, children)
  }

  /** An opening tag, and the block's comment before it if it has one. */
  #opening(block: string, names: readonly string[]): Opening | undefined {
    if (!this.#isOpening(block, names)) return undefined
    const comment = this.#next?.kind === 'comment' ? this.#take() + this.#blank() : ''
    const { name = '' } = this.#next ?? {}
    const isTag = this.#isTag(names, false)
    return isTag ? { html: comment + this.#take(), name, hasComment: comment !== '' } : undefined
  }

  #isOpening(block: string, names: readonly string[]): boolean {
    return this.#isTag(names, false) || this.#isComment(block, '')
  }

  #closing(block: string, { name, hasComment }: Opening): string | undefined {
    if (!this.#isTag([name], true)) return undefined
    const html = this.#take()
    if (!hasComment) return html
    const space = this.#blank()
    return this.#isComment(block, '/') ? html + space + this.#take() : undefined
  }

  /** The text of an item: all up to a list or the item's end. */
  #text(): string {
    let html = ''
    const isEnd = (): boolean =>
      this.#isTag(['ul', 'ol', 'li'], false) ||
      this.#isTag(['ul', 'ol', 'li'], true) ||
      this.#isComment('list', '') ||
      this.#isComment('list-item', '')
    while (!this.isAtEnd && !isEnd()) html += this.#take()
    return html
  }

  get #next(): Token | undefined {
    return this.#tokens[this.#at]
  }

  #take(): string {
    return this.#tokens[this.#at++]?.text ?? ''
  }

  #blank(): string {
    return this.#next?.kind === 'text' && this.#next.text.trim() === '' ? this.#take() : ''
  }

  #isTag(names: readonly string[], closing: boolean): boolean {
    const next = this.#next
    return next?.kind === 'tag' && next.closing === closing && names.includes(next.name)
  }

  #isComment(block: string, slash: '' | '/'): boolean {
    const next = this.#next
    if (next?.kind !== 'comment' || !next.text.startsWith('<!-- ')) return false
    const [, found] = /^<!-- (\/?wp:(?:core\/)?[a-z-]+)\s(?:[^]*[^/])?-->$/.exec(next.text) ?? []
    return found?.replace('core/', '') === `${slash}wp:${block}`
  }
}

interface Opening {
  readonly html: string
  readonly name: string
  readonly hasComment: boolean
}
