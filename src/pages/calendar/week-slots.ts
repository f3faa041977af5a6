import type { EventCard } from './views/view-model.ts'

/** An event's position in the column of its day. */
export interface Placed {
  readonly event: EventCard
  /** Half hours from the first one shown, from 0. */
  readonly slot: number
  /** Height in half hours, from 1. */
  readonly slots: number
  /** Its column among `columns` side by side, from 0. */
  readonly column: number
  readonly columns: number
}

/** Full hours; the end is exclusive. */
export interface Hours {
  readonly from: number
  readonly to: number
}

const SLOTS = 48
/** Hours shown even without events. */
const USUAL: Hours = { from: 9, to: 18 }
/** With more overlapping events, some share a column. */
export const MAX_COLUMNS = 5

/** The half hours of an event, counted from the preceding midnight. */
function slotsOf({ startsAt, endsAt }: EventCard, date: string): { start: number; end: number } {
  // Times between midnight and the cut-off belong to the end of this day.
  const start = startsAt.slice(0, 10) > date ? SLOTS - 1 : Math.floor(halfHours(startsAt))
  const end = endsAt.slice(0, 10) > date ? SLOTS : Math.ceil(halfHours(endsAt))
  return { start, end: Math.max(end, start + 1) }
}

const halfHours = (wall: string): number =>
  Number(wall.slice(11, 13)) * 2 + Number(wall.slice(14, 16)) / 30

interface Day {
  readonly date: string
  readonly events: readonly EventCard[]
}

/** The hours that a week shows: the usual ones, extended to those of its events. */
export function hoursOf(days: readonly Day[]): Hours {
  const all = days.flatMap(({ date, events }) => events.map((event) => slotsOf(event, date)))
  return {
    from: Math.min(USUAL.from, ...all.map(({ start }) => Math.floor(start / 2))),
    to: Math.max(USUAL.to, ...all.map(({ end }) => Math.ceil(end / 2))),
  }
}

/**
 * Arranges the events of a day, given by start, in as few columns as keep overlapping ones apart.
 */
export function placeEvents({ date, events }: Day, { from }: Hours): Placed[] {
  const placed: Placed[] = []
  let group: { event: EventCard; start: number; end: number; column: number }[] = []
  const close = (): void => {
    const columns = Math.max(0, ...group.map(({ column }) => column)) + 1
    for (const { event, start, end, column } of group) {
      placed.push({ event, slot: start - from * 2, slots: end - start, column, columns })
    }
    group = []
  }
  for (const event of events) {
    const { start, end } = slotsOf(event, date)
    if (group.every((other) => other.end <= start)) close()
    const taken = new Set(group.filter((other) => other.end > start).map(({ column }) => column))
    let column = 0
    while (taken.has(column) && column < MAX_COLUMNS - 1) column += 1
    group.push({ event, start, end, column })
  }
  close()
  return placed
}
