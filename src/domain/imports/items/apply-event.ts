import { readEntry } from '../../../data/entries/entry-reader.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { holdEntry } from '../../../data/entries/entry-writer.ts'
import { readEventDetails } from '../../../data/events/event-reader.ts'
import {
  findImportedEvent,
  findOwnEvent,
  nameEvent,
  readImportedItem,
  storeImportedItem,
  type ImportedItem,
  type Match,
} from '../../../data/imports/items.ts'
import { createEvent, updateEvent } from '../../calendar/events/save-event.ts'
import { cleanTexts } from '../../content/saving/clean-texts.ts'
import { acceptAnyVersion } from '../../errors/guard.ts'
import { recordOutcome, equivalentOrigins, type ItemContext } from './context.ts'
import { eventWrite, type StoredEvent } from './event-write.ts'
import { eventStates, isUntouched, nextStates, type FieldStates } from './field-states.ts'
import { earlierUid, ownEvent } from './own-uids.ts'
import type { EventItemRead } from './read-event-item.ts'
import type { Problems } from './read-value.ts'

/** An item that is not imported, with the reason. */
export class Skipped extends Error {
  override readonly name = 'Skipped'
  readonly id: number | undefined

  constructor(message: string, id?: number) {
    super(message)
    this.id = id
  }
}

/**
 * Creates or updates the event of an item (behaviour/imports.md).
 * @throws Skipped if it is not imported; DomainError as createEvent and updateEvent do
 */
export async function applyEvent(work: ItemContext, item: EventItemRead): Promise<void> {
  const match = await findMatch(work, item)
  if (match === undefined) {
    const own = await findOwn(work, item)
    return own === undefined ? makeEvent(work, item) : keepOwn(work, own)
  }
  return updateMatch(work, item, match)
}

async function findMatch(work: ItemContext, item: EventItemRead): Promise<Match | undefined> {
  const { tx, site, caller, record } = work
  const { globalId, uid, replacesUid, start, end, allDay } = item
  const earlier = [uid, replacesUid].flatMap((one) => (one && earlierUid(one)) ?? [])
  const otherUids = [...(replacesUid === undefined ? [] : [replacesUid]), ...earlier]
  const { title = '' } = await cleanTexts(site, caller, { title: item.title })
  const origins = equivalentOrigins(record.origin)
  return findImportedEvent(tx, { globalId, uid, otherUids, origins, title, start, end, allDay })
}

/** An event of this site that returns in a file written by the site. */
async function findOwn(
  { tx, site, caller }: ItemContext,
  { uid, title }: EventItemRead,
): Promise<Match | undefined> {
  const own = uid === undefined ? undefined : ownEvent(uid, new URL(site.siteUrl).host)
  if (own === undefined) return undefined
  const cleaned = await cleanTexts(site, caller, { title })
  return findOwnEvent(tx, { ...own, title: cleaned.title ?? '' })
}

/**
 * Any file can contain the name of an existing event, so imports never change events that were not
 * imported.
 */
function keepOwn(work: ItemContext, { id, status }: Match): void {
  if (status === 'trash') throw new Skipped('The event is in the trash.', id)
  recordOutcome(work, 'cal_events', id, 'skipped')
}

async function makeEvent(work: ItemContext, item: EventItemRead): Promise<void> {
  if (item.canceled) throw new Skipped('The event is cancelled, and was never imported.')
  const { site, caller, status } = work
  const write = await eventWrite(work, item, undefined, () => true)
  if ('problems' in write) throw new Skipped(sentenceOf(write.problems))
  const entry = await createEvent({ site, caller }, { ...write.input, status })
  const states = await statesOf(work, entry)
  const all = new Set(Object.keys(states))
  await remember(work, item, entry, undefined, nextStates(all, states, undefined))
  recordOutcome(work, 'cal_events', entry.id, entry.status === 'future' ? 'scheduled' : 'created')
}

async function updateMatch(work: ItemContext, item: EventItemRead, match: Match): Promise<void> {
  const { tx, site, caller, record } = work
  const { id, status } = match
  if (status === 'cal-ignored') throw new Skipped('The event is ignored.', id)
  if (status === 'trash') throw new Skipped('The event is in the trash.', id)
  if (record.updateAuthority === 'retain') return recordOutcome(work, 'cal_events', id, 'skipped')
  const known = await readStored(work, id)
  const imported = await readImportedItem(tx, id)
  if (isOlder(item, imported)) throw new Skipped('A later revision was imported before.', id)
  if (isNothingNew(item, imported, known.entry))
    return recordOutcome(work, 'cal_events', id, 'skipped')
  const keeps = record.updateAuthority === 'preserve_changes'
  // What users are storing at this moment counts as edited.
  if (keeps) await holdEntry(tx, id)
  const before = keeps ? await readStored(work, id) : known
  const current = eventStates(before.entry, before.details)
  const write = await eventWrite(
    work,
    item,
    before,
    (field) => !keeps || isUntouched(field, current, imported?.fields),
  )
  if ('problems' in write) throw new Skipped(sentenceOf(write.problems), id)
  const after =
    write.fields.size === 0
      ? before.entry
      : await updateEvent({ site, caller }, before.entry, write.input, acceptAnyVersion)
  const states = await statesOf(work, after)
  const fields = nextStates(write.fields, states, imported?.fields ?? {})
  await remember(work, item, after, imported, fields)
  recordOutcome(work, 'cal_events', id, write.fields.size === 0 ? 'skipped' : 'updated')
}

const sentenceOf = (problems: Problems): string => Object.values(problems).join(' ')

const isOlder = ({ sequence }: EventItemRead, imported: ImportedItem | undefined): boolean =>
  sequence !== undefined && imported !== undefined && sequence < imported.sequence

/** The source has not changed, nor has anyone edited the event since. */
const isNothingNew = (
  { contentHash }: EventItemRead,
  imported: ImportedItem | undefined,
  { version }: EntryRow,
): boolean =>
  contentHash !== undefined && imported?.contentHash === contentHash && imported.version === version

async function readStored({ tx }: ItemContext, id: number): Promise<StoredEvent> {
  const entry = await readEntry(tx, id, { flat: true })
  const details = await readEventDetails(tx, id)
  if (entry === undefined || details === undefined) throw new Skipped('The event was deleted.', id)
  return { entry, details }
}

async function statesOf({ tx }: ItemContext, entry: EntryRow): Promise<FieldStates> {
  const details = await readEventDetails(tx, entry.id)
  if (details === undefined) throw new Skipped('The event was deleted.', entry.id)
  return eventStates(entry, details)
}

/** An exception that replaced an occurrence keeps its own unique id from then on. */
async function remember(
  { tx, record }: ItemContext,
  item: EventItemRead,
  { id, version }: EntryRow,
  before: ImportedItem | undefined,
  fields: FieldStates,
): Promise<void> {
  if (item.uid !== undefined) await nameEvent(tx, { id, uid: item.uid })
  await storeImportedItem(tx, {
    id,
    kind: 'event',
    origin: record.origin,
    recordId: record.id,
    globalId: item.globalId ?? before?.globalId ?? null,
    lineage: item.lineage.length > 0 ? item.lineage : (before?.lineage ?? []),
    uid: item.uid ?? before?.uid ?? null,
    parentUid: item.parentUid ?? before?.parentUid ?? null,
    recurrence: item.recurrence ?? before?.recurrence ?? null,
    originalId: item.originalId ?? before?.originalId ?? null,
    contentHash: item.contentHash ?? null,
    sequence: item.sequence ?? before?.sequence ?? 0,
    version,
    fields,
  })
}
