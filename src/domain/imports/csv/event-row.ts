import { readZone } from '../../time/zones.ts'
import { commonZone } from '../../../adapters/icalendar/common-zone-names.ts'
import { contentHash } from '../content-hash.ts'
import type { EventItem, OrganizerItem } from '../item.ts'
import { definedMembers } from '../../../json-object.ts'
import { descriptionHtml } from '../text.ts'
import { imageCell, isTrue, nameList, readId, webAddress } from './cells.ts'
import { columns, type Cells } from './columns.ts'
import { CellProblem, readDay, readTimeOfDay } from './times.ts'

const titles = columns.events

export interface EventRowReading {
  readonly dayFirst: boolean
  /**
   * The names in the organizers cell; commas that belong to an existing organizer's name are kept.
   */
  readonly organizers: readonly string[]
}

/**
 * Converts a row to an event (behaviour/imports.md#tables).
 * @throws CellProblem
 */
export function eventOfRow(cells: Cells<'events'>, reading: EventRowReading): EventItem {
  const { name: title } = cells
  if (title === undefined) throw new CellProblem(`${titles.name.title} is empty.`)
  const item = definedMembers({
    title,
    ...timesOf(cells, reading.dayFirst),
    timezone: cells.timezone && zoneOf(cells.timezone),
    description: cells.description && descriptionHtml(cells.description),
    excerpt: cells.excerpt,
    url: cells.website && webAddress(titles.website.title, cells.website),
    cost: cells.cost,
    currency_symbol: cells.currencySymbol,
    currency_position: cells.currencyPosition && positionOf(cells.currencyPosition),
    currency_code: cells.currencyCode?.toUpperCase(),
    image: cells.image && imageCell(titles.image.title, cells.image),
    categories: cells.categories && nameList(cells.categories),
    tags: cells.tags && nameList(cells.tags),
    show_map: flag(cells.showMap),
    show_map_link: flag(cells.showMapLink),
    hide_from_listings: flag(cells.hidden),
    sticky: flag(cells.sticky),
    featured: flag(cells.featured),
    allow_comments: flag(cells.comments),
    allow_pings: flag(cells.pings),
    venue: cells.venue && venueOf(cells.venue),
    organizer: reading.organizers.length > 0 ? reading.organizers.map(organizerOf) : undefined,
  }) as EventItem
  return { ...item, content_hash: contentHash(item) }
}

const flag = (cell: string | undefined): boolean | undefined =>
  cell === undefined ? undefined : isTrue(cell)

type Times = Pick<EventItem, 'start_date' | 'end_date' | 'all_day'>

function timesOf(cells: Cells<'events'>, dayFirst: boolean): Times {
  const { startDate, startTime, endDate, endTime } = cells
  if (startDate === undefined) throw new CellProblem(`${titles.startDate.title} is empty.`)
  const first = readDay(titles.startDate.title, startDate, dayFirst)
  const last = endDate === undefined ? first : readDay(titles.endDate.title, endDate, dayFirst)
  if (last < first) throw new CellProblem('The event ends before it starts.')
  if (isTrue(cells.allDay ?? '')) return { start_date: first, end_date: last, all_day: true }
  const begins =
    startTime === undefined ? '00:00:00' : readTimeOfDay(titles.startTime.title, startTime)
  const ends = endTime === undefined ? begins : readTimeOfDay(titles.endTime.title, endTime)
  if (last === first && ends < begins) throw new CellProblem('The event ends before it starts.')
  return {
    start_date: `${first} ${begins}`,
    end_date: `${last} ${ends}`,
    ...(cells.allDay !== undefined && { all_day: false }),
  }
}

function zoneOf(text: string): string {
  const zone = readZone(commonZone(text) ?? text)
  if (zone === undefined) {
    throw new CellProblem(`${titles.timezone.title} is not a known time zone: ${text.slice(0, 80)}`)
  }
  return zone
}

function positionOf(text: string): 'prefix' | 'postfix' {
  if (/^(?:prefix|before)$/i.test(text)) return 'prefix'
  if (/^(?:postfix|suffix|after)$/i.test(text)) return 'postfix'
  throw new CellProblem(`${titles.currencyPosition.title} is prefix or postfix.`)
}

function venueOf(text: string): EventItem['venue'] {
  const id = readId(text)
  return id === undefined ? { venue: text } : { venue: '', _venue_id: id }
}

function organizerOf(text: string): OrganizerItem {
  const id = readId(text)
  return id === undefined ? { organizer: text } : { organizer: '', _organizer_id: id }
}
