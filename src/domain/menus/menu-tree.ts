import type { EntryRow } from '../../data/entries/entry-row.ts'

/** An item of a menu with those below it. */
export interface MenuNode {
  readonly item: EntryRow
  readonly children: readonly MenuNode[]
}

/** Arranges the items of one menu; those whose parent is not among them are at the top. */
export function menuTree(items: readonly EntryRow[]): readonly MenuNode[] {
  const known = new Set(items.map(({ id }) => id))
  const below = new Map<number, EntryRow[]>()
  for (const item of items) {
    const parent = known.has(item.parentId) ? item.parentId : 0
    below.set(parent, [...(below.get(parent) ?? []), item])
  }
  const nodesBelow = (parent: number): readonly MenuNode[] =>
    (below.get(parent) ?? []).map((item) => ({ item, children: nodesBelow(item.id) }))
  return nodesBelow(0)
}
