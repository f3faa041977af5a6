import { LARGEST_INTEGER } from '../../../stored-integer.ts'
import type { EventBody } from '../../calendar/events/read-event.ts'
import { sanitizeText } from '../../text/plain-text.ts'
import { definedMembers } from '../../../json-object.ts'
import {
  readIdentity,
  readPictureItem,
  readPlaceItem,
  type Identity,
  type PictureItem,
  type PlaceItem,
  type ReadItem,
} from './read-places.ts'
import { readTimes } from './read-times.ts'
import { ItemReader } from './read-value.ts'
import { isJsonObject } from '../../../json-object.ts'

export interface EventItemRead extends Identity {
  readonly title: string
  readonly uid: string | undefined
  readonly replacesUid: string | undefined
  readonly parentUid: string | undefined
  readonly recurrence: string | undefined
  readonly originalId: string | undefined
  readonly contentHash: string | undefined
  readonly sequence: number | undefined
  readonly canceled: boolean
  /** `YYYY-MM-DD HH:MM:SS`, wall time in its zone. */
  readonly start: string
  readonly end: string
  readonly allDay: boolean
  /** Its contents, as calendar input. */
  readonly body: EventBody
  readonly currency: Readonly<
    Partial<Record<'currencySymbol' | 'currencyCode' | 'currencyPosition', string>>
  >
  readonly discussion: Readonly<Partial<Record<'commentStatus' | 'pingStatus', 'open' | 'closed'>>>
  /** Names. */
  readonly categories: readonly string[] | undefined
  readonly tags: readonly string[] | undefined
  readonly picture: PictureItem | undefined
  readonly venue: PlaceItem<'venue'> | undefined
  readonly organizers: readonly PlaceItem<'organizer'>[] | undefined
}

const TERMS = 100
const ORGANIZERS = 20
/** Most characters; lists of dates are long. */
const RULE = 20_000

/**
 * Parses an event (behaviour/imports.md#items). Fields that were not sent are absent from the
 * result.
 */
export function readEventItem(value: unknown): ReadItem<EventItemRead> {
  if (!isJsonObject(value))
    return { item: NOTHING, problems: { event: 'The item is not an object.' } }
  const reader = new ItemReader(value)
  const title = reader.required('title')
  const { start, end } = readTimes(reader)
  const allDay = reader.flag('all_day') ?? false
  const item: EventItemRead = {
    ...readIdentity(reader),
    title,
    uid: textOf(reader.line('uid')),
    replacesUid: textOf(reader.line('replaces_uid')),
    parentUid: textOf(reader.line('parent_uid')),
    recurrence: reader.text('recurrence', RULE),
    originalId: textOf(reader.line('id')),
    contentHash: textOf(reader.line('content_hash')),
    sequence: reader.number('sequence', { least: 0, most: LARGEST_INTEGER }),
    canceled: reader.word('event_status', ['scheduled', 'canceled']) === 'canceled',
    start,
    end,
    allDay,
    body: readBody(reader, { title, start, end, allDay }),
    currency: readCurrency(reader),
    discussion: definedMembers({
      commentStatus: doorOf(reader.flag('allow_comments')),
      pingStatus: doorOf(reader.flag('allow_pings')),
    }),
    categories: reader.lines('categories', TERMS),
    tags: reader.lines('tags', TERMS),
    picture: readPictureItem(reader),
    venue: readVenue(reader),
    organizers: readOrganizers(reader),
  }
  return { item, problems: reader.problems }
}

const textOf = (line: string | undefined): string | undefined => {
  const text = line?.trim()
  return text === '' ? undefined : text
}

const doorOf = (open: boolean | undefined): 'open' | 'closed' | undefined =>
  open === undefined ? undefined : open ? 'open' : 'closed'

function readBody(
  reader: ItemReader,
  { title, start, end, allDay }: Pick<EventItemRead, 'title' | 'start' | 'end' | 'allDay'>,
): EventBody {
  return definedMembers({
    title,
    start_date: start,
    end_date: end,
    all_day: allDay,
    description: reader.text('description'),
    excerpt: reader.text('excerpt'),
    timezone: textOf(reader.line('timezone')),
    website: reader.line('url'),
    cost: reader.line('cost'),
    show_map: reader.flag('show_map'),
    show_map_link: reader.flag('show_map_link'),
    hide_from_listings: reader.flag('hide_from_listings'),
    sticky: reader.flag('sticky'),
    featured: reader.flag('featured'),
  })
}

function readCurrency(reader: ItemReader): EventItemRead['currency'] {
  const symbol = reader.line('currency_symbol')
  const code = reader.line('currency_code')
  const position = reader.word('currency_position', ['prefix', 'postfix', 'suffix'])
  return definedMembers({
    currencySymbol: symbol === undefined ? undefined : sanitizeText(symbol),
    currencyCode: code === undefined ? undefined : sanitizeText(code),
    currencyPosition: position === 'postfix' ? 'suffix' : position,
  })
}

function readVenue(reader: ItemReader): PlaceItem<'venue'> | undefined {
  const value = reader.raw('venue')
  if (value === undefined || isEmpty(value)) return undefined
  const { item, problems } = readPlaceItem('venue', value)
  reader.within('venue', problems)
  return item
}

function readOrganizers(reader: ItemReader): PlaceItem<'organizer'>[] | undefined {
  const value = reader.raw('organizer')
  if (value === undefined) return undefined
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (list.length > ORGANIZERS) {
    reader.problems['organizer'] = `organizer names more than ${ORGANIZERS}.`
    return undefined
  }
  return list
    .filter((one) => !isEmpty(one))
    .map((one) => {
      const { item, problems } = readPlaceItem('organizer', one)
      reader.within('organizer', problems)
      return item
    })
}

/** `{}` and `[]` count as not sent. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

const NOTHING: EventItemRead = {
  globalId: undefined,
  lineage: [],
  title: '',
  uid: undefined,
  replacesUid: undefined,
  parentUid: undefined,
  recurrence: undefined,
  originalId: undefined,
  contentHash: undefined,
  sequence: undefined,
  canceled: false,
  start: '',
  end: '',
  allDay: false,
  body: {},
  currency: {},
  discussion: {},
  categories: undefined,
  tags: undefined,
  picture: undefined,
  venue: undefined,
  organizers: undefined,
}
