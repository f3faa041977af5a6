/** Computes the changes that an import makes to an event, field by field (behaviour/imports.md). */
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import type { EventDetails } from '../../../data/events/event-row.ts'
import type { EventInput } from '../../calendar/events/event-input.ts'
import { readEvent } from '../../calendar/events/read-event.ts'
import { applyPlace } from './apply-place.ts'
import type { ItemContext } from './context.ts'
import { importTerms, recordCategories } from './import-terms.ts'
import type { EventItemRead } from './read-event-item.ts'
import type { Problems } from './read-value.ts'

/** Members of the input behind each field, by the name of its state; those of the entry are marked. */
const PARTS = {
  title: ['entry.title'],
  description: ['entry.content'],
  excerpt: ['entry.excerpt'],
  sticky: ['entry.sticky'],
  commentStatus: ['entry.commentStatus'],
  pingStatus: ['entry.pingStatus'],
  times: ['start', 'end', 'timezone', 'allDay', 'cutoff'],
  showMap: ['showMap'],
  showMapLink: ['showMapLink'],
  hidden: ['hidden'],
  featured: ['featured'],
  canceled: ['canceled'],
  website: ['website'],
  cost: ['cost'],
  currencySymbol: ['currencySymbol'],
  currencyCode: ['currencyCode'],
  currencyPosition: ['currencyPosition'],
} as const

export interface EventWrite {
  readonly input: EventInput
  readonly fields: ReadonlySet<string>
}

export interface StoredEvent {
  readonly entry: EntryRow
  readonly details: EventDetails
}

/**
 * The input to write for an item.
 * @param mayWrite whether the import may write a field
 * @returns a message for each invalid member, if any
 */
export async function eventWrite(
  work: ItemContext,
  item: EventItemRead,
  before: StoredEvent | undefined,
  mayWrite: (field: string) => boolean,
): Promise<EventWrite | { readonly problems: Problems }> {
  const { site, caller } = work
  const read = await readEvent(site, caller, item.body, before?.details)
  if (Object.keys(read.problems).length > 0) return { problems: read.problems }
  const canceled = before === undefined ? {} : { canceled: item.canceled }
  const whole = {
    ...read.input,
    ...item.currency,
    ...canceled,
    entry: { ...read.input.entry, ...item.discussion },
  }
  const fields = new Set<string>()
  const input = partOf(whole, mayWrite, fields)
  return { input: { ...input, ...(await linked(work, item, before, mayWrite, fields)) }, fields }
}

/** The members whose fields may be written; the fields are added to `fields`. */
function partOf(
  whole: EventInput,
  mayWrite: (field: string) => boolean,
  fields: Set<string>,
): EventInput {
  const given = new Map<string, unknown>([
    ...Object.entries(whole).filter(([name]) => name !== 'entry'),
    ...Object.entries(whole.entry).map(([name, value]) => [`entry.${name}`, value] as const),
  ])
  const entry: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  for (const [field, parts] of Object.entries(PARTS)) {
    const present = parts.filter((part) => given.get(part) !== undefined)
    if (present.length === 0 || !mayWrite(field)) continue
    fields.add(field)
    for (const part of present) {
      if (part.startsWith('entry.')) entry[part.slice('entry.'.length)] = given.get(part)
      else rest[part] = given.get(part)
    }
  }
  return { ...rest, entry }
}

/** Resolves terms, places and the picture; what this creates exists before the event is written. */
async function linked(
  work: ItemContext,
  item: EventItemRead,
  before: StoredEvent | undefined,
  mayWrite: (field: string) => boolean,
  fields: Set<string>,
): Promise<Partial<EventInput>> {
  const takes = (field: string): boolean => {
    if (!mayWrite(field)) return false
    fields.add(field)
    return true
  }
  const { categories, tags, picture, venue, organizers } = item
  const input: { -readonly [Name in keyof EventInput]?: EventInput[Name] } = {}
  const everywhere = await recordCategories(work)
  if ((categories !== undefined || everywhere.length > 0) && takes('categories')) {
    const kept = before?.entry.terms['cal_events_cat'] ?? []
    const own = categories === undefined ? kept : await importTerms(work, 'categories', categories)
    input.categories = [...new Set([...own, ...everywhere])]
  }
  if (tags !== undefined && takes('tags')) input.tags = await importTerms(work, 'tags', tags)
  if (picture !== undefined && mayWrite('image')) {
    const id = await work.pictureId(picture.url)
    if (id !== undefined && takes('image')) input.picture = { id }
  }
  // The places of an event that users may have changed are kept.
  const stays = before !== undefined && work.record.updateAuthority === 'preserve_changes'
  const byAddress = false
  if (venue !== undefined && !(stays && before.details.venueIds.length > 0)) {
    if (takes('venues')) input.venues = [{ id: await applyPlace(work, venue, { byAddress }) }]
  }
  if (organizers !== undefined && !(stays && before.details.organizerIds.length > 0)) {
    if (takes('organizers')) {
      const ids: { id: number }[] = []
      for (const one of organizers) ids.push({ id: await applyPlace(work, one, { byAddress }) })
      input.organizers = ids
    }
  }
  return input
}
