import { readEntry } from '../../../data/entries/entry-reader.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { holdEntry } from '../../../data/entries/entry-writer.ts'
import { findImportedPlace } from '../../../data/imports/imported-places.ts'
import {
  readImportedItem,
  storeImportedItem,
  type ImportedItem,
} from '../../../data/imports/items.ts'
import { awaitOther } from '../../../data/database/batching.ts'
import { findPlaceDetails } from '../../../data/places/place-details.ts'
import { blankDetails, type PlaceDetails, type PlaceKind } from '../../../data/places/place-row.ts'
import { placeKinds } from '../../calendar/places/place-kinds.ts'
import { createPlace, updatePlace } from '../../calendar/places/save-place.ts'
import { canEdit } from '../../content/entry-policy.ts'
import { acceptAnyVersion } from '../../errors/guard.ts'
import { handleOnce, recordOutcome, type ItemContext } from './context.ts'
import {
  isFromSource,
  isSetInRun,
  isUntouched,
  nextStates,
  placeFields,
  placeStates,
  runStates,
  sourceStates,
  type FieldStates,
} from './field-states.ts'
import { decideFields } from './known-place.ts'
import {
  permittedChanges,
  unchangedRemark,
  hasChanges,
  givenFields,
  placeWrite,
  filledFields,
} from './place-write.ts'
import type { PlaceItem } from './read-places.ts'

export interface PlaceRules {
  /**
   * The import is about places, such as a table of venues. Venues of the same name then differ if
   * their addresses do.
   */
  readonly byAddress: boolean
}

const nameOf = ({ kind, name }: PlaceItem): string => `${kind} ${name.toLowerCase()}`

/** Everything that an item says about its place. */
const wordsOf = ({ kind, input, excerpt, coordinates, picture }: PlaceItem): string =>
  JSON.stringify([kind, input, excerpt, coordinates, picture])

/**
 * Creates or updates the place of an item (behaviour/imports.md).
 * @returns its id
 * @throws DomainError as createPlace and updatePlace do
 */
export async function applyPlace<Kind extends PlaceKind>(
  work: ItemContext,
  item: PlaceItem<Kind>,
  { byAddress }: PlaceRules,
): Promise<number> {
  const { places } = work.named
  const exact = isIdentified(item) ? await findExact(work, item) : undefined
  const name = nameOf(item)
  const words = wordsOf(item)
  const apply = async (): Promise<number> => {
    const known = exact ?? (await findAlike(work, item, byAddress))
    if (known === undefined) return makePlace(work, item)
    await updateKnown(work, item, known)
    return known.id
  }
  if (item.name === '' || byAddress) return apply()
  if (exact !== undefined) for (const key of [name, words]) places.delete(key)
  return handleOnce(work, places, words, () => {
    const earlier = places.get(name)
    const handling = earlier === undefined ? apply() : applyAfter(work, item, earlier)
    places.set(name, handling)
    return handling
  })
}

/** Adds what another item of the batch did not say about the same place. */
async function applyAfter(
  work: ItemContext,
  item: PlaceItem,
  earlier: Promise<number>,
): Promise<number> {
  const id = await awaitOther(work.tx, earlier)
  await updateKnown(work, item, { id, certain: false })
  return id
}

/** Whether a place is identified by more than its name. */
export const isIdentified = ({ givenId: meant, globalId, lineage }: PlaceItem): boolean =>
  meant !== undefined || globalId !== undefined || lineage.length > 0

interface Known {
  readonly id: number
  /** Whether the match is unambiguous. */
  readonly certain: boolean
}

async function findExact(
  { tx }: ItemContext,
  { kind, givenId: meant, globalId, lineage }: PlaceItem,
): Promise<Known | undefined> {
  const globalIds = globalId === undefined ? lineage : [globalId, ...lineage]
  const exact = await findImportedPlace(tx, { kind, givenId: meant, globalIds, title: '' })
  return exact && { id: exact.id, certain: true }
}

async function findAlike(
  { tx }: ItemContext,
  { kind, name, input, addressLine }: PlaceItem,
  byAddress: boolean,
): Promise<Known | undefined> {
  const address = byAddress && 'address' in input.details ? input.details.address : undefined
  const alike = await findImportedPlace(tx, {
    kind,
    givenId: undefined,
    globalIds: [],
    title: name,
    ...(address !== undefined && { addresses: [address, addressLine ?? address] }),
  })
  return alike && { id: alike.id, certain: byAddress }
}

async function makePlace<Kind extends PlaceKind>(
  work: ItemContext,
  item: PlaceItem<Kind>,
): Promise<number> {
  const { site, caller, status } = work
  const { kind } = item
  const fields = await placeWrite(work, item)
  const write = { status, ...fields }
  const entry = await createPlace({ site, kind, caller }, write)
  const states = await statesOf(work, kind, entry)
  await remember(work, item, entry, undefined, {
    ...writtenStates(work, new Set(Object.keys(states)), states, undefined),
    ...runStates(filledFields(givenFields(fields)), work.record.id),
  })
  recordOutcome(work, placeKinds[kind].type.name, entry.id, 'created')
  return entry.id
}

/** A place that the importer may not edit is linked, but stays unchanged. */
async function updateKnown<Kind extends PlaceKind>(
  work: ItemContext,
  item: PlaceItem<Kind>,
  { id, certain }: Known,
): Promise<void> {
  const { tx, site, caller, record } = work
  const { kind } = item
  const { type } = placeKinds[kind]
  // What users are storing at this moment counts as edited.
  await holdEntry(tx, id)
  const before = await readEntry(tx, id, { flat: true })
  if (before === undefined) throw new Error('A place has vanished while it was locked.')
  const skip = (): void => recordOutcome(work, type.name, id, 'skipped')
  if (record.updateAuthority === 'retain' || !canEdit(caller, type, before)) return skip()
  const imported = await readImportedItem(tx, id)
  const details = await detailsOf(work, kind, id)
  const current = placeStates(before, details)
  const whole = await placeWrite(work, item, details)
  const isOwn = (field: string): boolean =>
    isUntouched(field, current, imported?.fields) &&
    isFromSource(field, imported?.fields, record.source) &&
    !isSetInRun(field, imported?.fields, record.id)
  const overwrites = item.coordinates?.overwrite === true
  const given = givenFields(whole)
  const decisions = decideFields(given, placeFields(before, details), {
    certain,
    isOwn: (fields) => (overwrites && fields.includes('latitude')) || fields.every(isOwn),
  })
  if (decisions.refused.size > 0)
    work.remarks.push(unchangedRemark(item, before, given, decisions.refused))
  const keeps = record.updateAuthority === 'preserve_changes'
  const wanted = permittedChanges(
    whole,
    (field) =>
      decisions.taken.has(field) && (!keeps || isUntouched(field, current, imported?.fields)),
  )
  const differs = hasChanges(wanted.write, before, details)
  const after = differs
    ? await updatePlace({ site, kind, caller }, before, wanted.write, acceptAnyVersion)
    : before
  const states = differs ? await statesOf(work, kind, after) : current
  const changed = Object.entries(states).some(([field, state]) => current[field] !== state)
  await remember(work, item, after, imported, {
    ...writtenStates(work, wanted.fields, states, imported?.fields ?? {}),
    ...runStates(filledFields(given), record.id),
  })
  recordOutcome(work, type.name, id, changed ? 'updated' : 'skipped')
}

async function detailsOf<Kind extends PlaceKind>(
  { site }: ItemContext,
  kind: Kind,
  id: number,
): Promise<PlaceDetails[Kind]> {
  const found = await findPlaceDetails(site.database, kind, [id])
  return found.get(id) ?? blankDetails[kind]
}

async function statesOf(work: ItemContext, kind: PlaceKind, entry: EntryRow): Promise<FieldStates> {
  const { id: _, ...details } = { id: 0, ...(await detailsOf(work, kind, entry.id)) }
  return placeStates(entry, details)
}

/** States kept for the next import: digests of the fields, and their source. */
const writtenStates = (
  { record }: ItemContext,
  written: ReadonlySet<string>,
  after: FieldStates,
  before: FieldStates | undefined,
): FieldStates => ({
  ...nextStates(written, after, before),
  ...sourceStates(written, record.source),
})

async function remember(
  { tx, record }: ItemContext,
  { kind, globalId, lineage }: PlaceItem,
  { id, version }: EntryRow,
  before: ImportedItem | undefined,
  fields: FieldStates,
): Promise<void> {
  await storeImportedItem(tx, {
    id,
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
