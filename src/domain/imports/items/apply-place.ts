import { readEntry } from '../../../data/entry-reader.ts'
import type { EntryRow } from '../../../data/entry-row.ts'
import {
  findImportedPlace,
  readImportedItem,
  storeImportedItem,
  type ImportedItem,
} from '../../../data/imports/items.ts'
import { findPlaceDetails } from '../../../data/place-details.ts'
import { blankDetails, type PlaceDetails, type PlaceKind } from '../../../data/place-row.ts'
import { placeKinds } from '../../calendar/places/place-kinds.ts'
import { createPlace, updatePlace, type PlaceWrite } from '../../calendar/places/save-place.ts'
import { canEdit } from '../../content/policy.ts'
import { note, type Work } from './applying.ts'
import { isUntouched, nextStates, placeStates, type FieldStates } from './field-states.ts'
import type { PlaceItem } from './read-places.ts'

/** How a place of an import is told from others. */
export interface PlaceRules {
  /** Venues of one name are others where their addresses differ. */
  readonly byAddress: boolean
}

const nameOf = ({ kind, name }: PlaceItem): string => `${kind} ${name.toLowerCase()}`

/**
 * Makes or updates the place that an item means (import-callbacks.md 4.1 to 4.3).
 * @returns its id
 * @throws DomainError as createPlace and updatePlace do
 */
export async function applyPlace<Kind extends PlaceKind>(
  work: Work,
  item: PlaceItem<Kind>,
  { byAddress }: PlaceRules,
): Promise<number> {
  const known = await findKnown(work, item, byAddress)
  const id = known?.id ?? (await makePlace(work, item))
  if (known?.isHandled === false) await updateKnown(work, item, known.id)
  if (item.name !== '' && !byAddress) work.handled.set(nameOf(item), id)
  return id
}

interface Known {
  readonly id: number
  /** This batch has worked on it already. */
  readonly isHandled: boolean
}

async function findKnown(
  { tx, handled }: Work,
  item: PlaceItem,
  byAddress: boolean,
): Promise<Known | undefined> {
  const { kind, meant, name, globalId, lineage, input } = item
  const globalIds = globalId === undefined ? lineage : [globalId, ...lineage]
  const exact = await findImportedPlace(tx, { kind, meant, globalIds, title: '' })
  if (exact !== undefined) return { id: exact.id, isHandled: false }
  const before = byAddress ? undefined : handled.get(nameOf(item))
  if (before !== undefined) return { id: before, isHandled: true }
  const address = byAddress && 'address' in input.details ? input.details.address : undefined
  const alike = await findImportedPlace(tx, {
    kind,
    meant: undefined,
    globalIds: [],
    title: name,
    ...(address !== undefined && { address }),
  })
  return alike && { id: alike.id, isHandled: false }
}

async function makePlace<Kind extends PlaceKind>(
  work: Work,
  item: PlaceItem<Kind>,
): Promise<number> {
  const { site, caller, status } = work
  const { kind } = item
  const write = { status, ...(await writeOf(work, item)) }
  const entry = await createPlace({ site, kind, caller }, write)
  const states = await statesOf(work, kind, entry)
  await remember(
    work,
    item,
    entry,
    undefined,
    nextStates(new Set(Object.keys(states)), states, undefined),
  )
  note(work, placeKinds[kind].type.name, entry.id, 'created')
  return entry.id
}

/** A place that its importer may not edit is named, and stays as it is. */
async function updateKnown<Kind extends PlaceKind>(
  work: Work,
  item: PlaceItem<Kind>,
  id: number,
): Promise<void> {
  const { tx, site, caller, record } = work
  const { kind } = item
  const { type } = placeKinds[kind]
  const before = await readEntry(tx, id, { flat: true })
  if (before === undefined) throw new Error('A place has vanished while it was held.')
  const skip = (): void => note(work, type.name, id, 'skipped')
  if (record.updateAuthority === 'retain' || !canEdit(caller, type, before)) return skip()
  const imported = await readImportedItem(tx, id)
  const details = await detailsOf(work, kind, id)
  const current = placeStates(before, details)
  const whole = await writeOf(work, item, details)
  const keeps = record.updateAuthority === 'preserve_changes'
  const wanted = changesOf(
    whole,
    (field) => !keeps || isUntouched(field, current, imported?.fields),
  )
  const differs = saysMore(wanted.write, before, details)
  const after = differs
    ? await updatePlace({ site, kind, caller }, before, wanted.write, () => undefined)
    : before
  const states = differs ? await statesOf(work, kind, after) : current
  const changed = Object.entries(states).some(([field, state]) => current[field] !== state)
  await remember(
    work,
    item,
    after,
    imported,
    nextStates(wanted.fields, states, imported?.fields ?? {}),
  )
  note(work, type.name, id, changed ? 'updated' : 'skipped')
}

/** Whether a write says anything else than what is stored. Each item of a calendar names its place. */
function saysMore<Kind extends PlaceKind>(
  { details, ...members }: PlaceWrite<Kind>,
  { title, content, excerpt, featuredMedia }: EntryRow,
  stored: PlaceDetails[Kind],
): boolean {
  const present: Readonly<Record<string, unknown>> = {
    ...stored,
    name: title,
    description: content,
    excerpt,
    featuredMedia,
  }
  return Object.entries({ ...members, ...details }).some(([name, value]) => value !== present[name])
}

/** What an item says of a place, as it is written. */
async function writeOf<Kind extends PlaceKind>(
  work: Work,
  { input, excerpt, coordinates, picture }: PlaceItem<Kind>,
  present?: PlaceDetails[Kind],
): Promise<PlaceWrite<Kind>> {
  const featuredMedia = await work.pictureId(picture?.url)
  const { image: _, ...members } = input
  const located = present !== undefined && 'latitude' in present && present.latitude !== null
  const place =
    coordinates === undefined || (located && !coordinates.overwrite)
      ? {}
      : { latitude: coordinates.latitude, longitude: coordinates.longitude }
  return {
    ...members,
    details: { ...input.details, ...place },
    ...(excerpt !== undefined && { excerpt }),
    ...(featuredMedia !== undefined && { featuredMedia }),
  }
}

/** Members of a write that are no details, and the fields that they are. */
const FIELDS = {
  name: 'title',
  description: 'description',
  excerpt: 'excerpt',
  featuredMedia: 'image',
} as const

/** The part of a write whose fields may be written. */
function changesOf<Kind extends PlaceKind>(
  write: PlaceWrite<Kind>,
  mayWrite: (field: string) => boolean,
): { readonly write: PlaceWrite<Kind>; readonly fields: ReadonlySet<string> } {
  const fields = new Set<string>()
  const take = (field: string): boolean => {
    if (!mayWrite(field)) return false
    fields.add(field)
    return true
  }
  const details = Object.fromEntries(
    Object.entries(write.details).filter(([name]) => take(name)),
  ) as PlaceWrite<Kind>['details']
  const members = Object.fromEntries(
    Object.entries(FIELDS).flatMap(([member, field]) => {
      const value = write[member as keyof typeof FIELDS]
      return value !== undefined && take(field) ? [[member, value]] : []
    }),
  ) as Omit<PlaceWrite<Kind>, 'details'>
  return { write: { ...members, details }, fields }
}

async function detailsOf<Kind extends PlaceKind>(
  { site }: Work,
  kind: Kind,
  id: number,
): Promise<PlaceDetails[Kind]> {
  const found = await findPlaceDetails(site.database, kind, [id])
  return found.get(id) ?? blankDetails[kind]
}

async function statesOf(work: Work, kind: PlaceKind, entry: EntryRow): Promise<FieldStates> {
  const { id: _, ...details } = { id: 0, ...(await detailsOf(work, kind, entry.id)) }
  return placeStates(entry, details)
}

async function remember(
  { tx, record }: Work,
  { kind, globalId, lineage }: PlaceItem,
  { id, version }: EntryRow,
  before: ImportedItem | undefined,
  fields: FieldStates,
): Promise<void> {
  await storeImportedItem(tx, id, {
    kind,
    origin: record.origin,
    recordId: record.id,
    globalId: globalId ?? before?.globalId ?? null,
    lineage: lineage.length > 0 ? lineage : (before?.lineage ?? []),
    uid: null,
    parentUid: null,
    recurrence: null,
    originalId: null,
    contentHash: null,
    sequence: 0,
    version,
    fields,
  })
}
