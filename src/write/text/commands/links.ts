/** Links of the selection. */
import type { Mark } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { linkTag } from '../model/marks.ts'
import { safeLink } from '../model/safe-addresses.ts'
import { schema } from '../model/schema.ts'
import { attributeOf, withAttribute } from '../model/tags.ts'

const { link } = schema.marks

/** Whether any of the selection, or the text around the cursor, may be a link. */
export function canLink({ selection: { from, to }, doc }: EditorState): boolean {
  let isFound = false
  doc.nodesBetween(from, to, (node) => {
    isFound ||= node.inlineContent && node.type.allowsMarkType(link)
  })
  return isFound
}

/** What a link is set on, and the one that is there. */
export interface LinkPlace {
  readonly from: number
  readonly to: number
  readonly mark: Mark | undefined
}

/** The selection, or the whole of the link that the cursor is in. */
export function linkPlace({ selection, doc }: EditorState): LinkPlace {
  const { $from, from, to, empty } = selection
  if (!empty) {
    let mark: Mark | undefined
    doc.nodesBetween(from, to, (node) => {
      mark ??= link.isInSet(node.marks)
    })
    return { from, to, mark }
  }
  const mark =
    link.isInSet($from.nodeBefore?.marks ?? []) ?? link.isInSet($from.nodeAfter?.marks ?? [])
  if (mark === undefined) return { from, to, mark }
  const { parent } = $from
  const isLinked = (index: number): boolean => mark.isInSet(parent.maybeChild(index)?.marks ?? [])
  let first = $from.index()
  if (!isLinked(first)) first -= 1
  let last = first
  while (first > 0 && isLinked(first - 1)) first -= 1
  while (isLinked(last + 1)) last += 1
  return { from: $from.posAtIndex(first), to: $from.posAtIndex(last + 1), mark }
}

export const addressOf = (mark: Mark | undefined): string =>
  mark === undefined ? '' : (attributeOf(String(mark.attrs['open']), 'href') ?? '')

/**
 * The address that somebody typed: without a scheme, one of a site or of a mailbox gets its own.
 * @returns undefined for what cannot be the address of a link
 */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (/\s/.test(text)) return undefined
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  if (/^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[:/?#]|$)/i.test(text)) return safeLink(`https://${text}`)
  return safeLink(text)
}

/** Sets a link; without a selection the address itself becomes its text. Other attributes stay. */
export function setLink(
  tr: Transaction,
  { from, to, mark }: LinkPlace,
  address: string,
): Transaction {
  const open =
    mark === undefined
      ? linkTag(address)
      : withAttribute(String(mark.attrs['open']), 'href', address)
  const set = link.create({ open })
  if (from === to) return tr.insert(from, schema.text(address, [set])).removeStoredMark(link)
  return tr.removeMark(from, to, link).addMark(from, to, set)
}

export const removeLink = (tr: Transaction, { from, to }: LinkPlace): Transaction =>
  tr.removeMark(from, to, link)
