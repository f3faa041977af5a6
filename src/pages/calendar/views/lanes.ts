/**
 * Bars over the days of a week, laid out so that none touches another
 * (behaviour/calendar-pages.md#months-and-days).
 */
import type { WallDate } from '../../../domain/time/wall-time.ts'

/** Something with a first and a last day. */
export interface Spanning {
  readonly firstDay: WallDate
  readonly lastDay: WallDate
}

/** The position of an item within a week. */
export interface Placed<Item extends Spanning> {
  readonly item: Item
  /** From 0. */
  readonly column: number
  /** Days, from 1. */
  readonly span: number
  readonly startsHere: boolean
  readonly endsHere: boolean
}

/**
 * Lays out the rows of a week, from the top. Items that continue from the week before come first,
 * then earlier ones, then longer ones; each takes the first row with room for it.
 *
 * @param days the days shown, in order; other days have no column
 */
export function layOutLanes<Item extends Spanning>(
  days: readonly WallDate[],
  items: readonly Item[],
): Placed<Item>[][] {
  const placed = items
    .flatMap((item) => place(days, item) ?? [])
    .toSorted((one, other) => one.column - other.column || other.span - one.span)
  const rows: Placed<Item>[][] = []
  for (const bar of placed) {
    const row = rows.find((candidate) => endOf(candidate.at(-1)) <= bar.column)
    if (row === undefined) rows.push([bar])
    else row.push(bar)
  }
  return rows
}

const endOf = <Item extends Spanning>(bar: Placed<Item> | undefined): number =>
  bar === undefined ? 0 : bar.column + bar.span

function place<Item extends Spanning>(
  days: readonly WallDate[],
  item: Item,
): Placed<Item> | undefined {
  const columns = days.flatMap((day, index) =>
    day >= item.firstDay && day <= item.lastDay ? [index] : [],
  )
  const [first] = columns
  const last = columns.at(-1)
  if (first === undefined || last === undefined) return undefined
  return {
    item,
    column: first,
    span: last - first + 1,
    startsHere: item.firstDay === days[first],
    endsHere: item.lastDay === days[last],
  }
}
