import { sqlState } from '../../../data/database/database-errors.ts'
import type { Tx } from '../../../data/database/database.ts'
import { recordActivity, type ActivityItem } from '../../../data/imports/activity.ts'
import { commitWithBatch, lockItemNames } from '../../../data/imports/items.ts'
import { inOneCommit } from '../../../data/database/nested-transaction.ts'
import { withPictures, type CreatePicture } from '../../calendar/pictures/import-picture.ts'
import { DomainError } from '../../errors/errors.ts'
import { applyEvent, Skipped } from './apply-event.ts'
import { applyPlace } from './apply-place.ts'
import type { BatchContext, ItemContext } from './context.ts'
import { pictureIds, planPictures, type PicturePlan } from './pictures.ts'
import { readEventItem } from './read-event-item.ts'
import { readPlaceItem, type PictureItem, type PlaceItem } from './read-places.ts'
import type { Problems } from './read-value.ts'

/** What a batch holds, one by one. */
export interface Incoming {
  readonly kind: 'event' | 'venue' | 'organizer'
  readonly value: unknown
}

/** What is noted of an item that was not imported, or not wholly. */
export interface ItemProblem {
  readonly message: string
  readonly uid?: string
}

/** The places that a batch has handled; filled by the items whose transactions stand. */
export interface Batch extends BatchContext {
  readonly handled: Map<string, number>
  /** Throws when this callback must write nothing any more. Part of every transaction. */
  readonly keep: (tx: Tx) => Promise<void>
}

interface Prepared {
  readonly problems: Problems
  readonly uid: string | undefined
  readonly pictures: readonly (PictureItem | undefined)[]
  /** Locked for the time of the transaction, so that two imports do not make one thing twice. */
  readonly names: readonly string[]
  readonly apply: (work: ItemContext) => Promise<void>
}

/**
 * Imports one item in one transaction. One that is not acceptable is skipped.
 * @returns what is to be noted of it
 * @throws Error where the database does not work, and where the import has ended meanwhile
 */
export async function applyItem(batch: Batch, incoming: Incoming): Promise<ItemProblem[]> {
  const { uid, problems, pictures, apply, names } = prepare(incoming)
  const named = uid === undefined ? {} : { uid }
  const [problem] = Object.values(problems)
  if (problem !== undefined) return [{ ...named, message: problem }]
  try {
    const planned = await planPictures(batch, pictures)
    const failures = await store(batch, { names, apply }, planned.plan)
    return [...planned.problems, ...failures].map((message) => ({ ...named, message }))
  } catch (error) {
    const message = skippedBecause(error)
    if (message === undefined) throw error
    if (error instanceof Skipped && error.id !== undefined) await noteSkipped(batch, error.id)
    return [{ ...named, message }]
  }
}

function prepare({ kind, value }: Incoming): Prepared {
  if (kind === 'event') {
    const { item, problems } = readEventItem(value)
    const places = [item.venue, ...(item.organizers ?? [])]
    const own = item.uid ?? `${item.title} ${item.start}`
    return {
      problems,
      uid: item.uid,
      pictures: [item.picture, ...places.map((place) => place?.picture)],
      names: [`event ${own}`, ...places.flatMap((place) => place?.name ?? [])],
      apply: (work) => applyEvent(work, item),
    }
  }
  const { item, problems } = readPlaceItem<'venue' | 'organizer'>(kind, value)
  return {
    problems,
    uid: undefined,
    pictures: [item.picture],
    names: [item.name],
    apply: async (work) => void (await applyPlace(work, item as PlaceItem, { byAddress: true })),
  }
}

/** A picture that cannot be fetched is left out, and the item imported without any. */
async function store(
  batch: Batch,
  item: Pick<Prepared, 'names' | 'apply'>,
  plan: PicturePlan,
): Promise<string[]> {
  let begun = false
  const write = (make: CreatePicture): Promise<string[]> => {
    begun = true
    return storeWith(batch, item, plan, make)
  }
  const asked = [...plan.values()].map((picture) => ['image', picture] as const)
  try {
    return await withPictures(batch.site, batch.caller, asked, write)
  } catch (error) {
    if (begun || !(error instanceof DomainError)) throw error
    const remarks = await withPictures(batch.site, batch.caller, [], (make) =>
      storeWith(batch, item, new Map(), make),
    )
    return ['The picture cannot be had.', ...remarks]
  }
}

async function storeWith(
  batch: Batch,
  { names, apply }: Pick<Prepared, 'names' | 'apply'>,
  plan: PicturePlan,
  make: CreatePicture,
): Promise<string[]> {
  const { site, record, keep } = batch
  // An open transaction must not wait for a second connection.
  const settings = await site.settings()
  const { handled, remarks } = await inOneCommit(site.database, async (database, tx) => {
    await commitWithBatch(tx)
    await keep(tx)
    await lockItemNames(tx, names)
    const activity: ActivityItem[] = []
    const work: ItemContext = {
      ...batch,
      tx,
      site: { ...site, database, settings: () => Promise.resolve(settings) },
      handled: new Map(batch.handled),
      activity,
      remarks: [],
      pictureId: pictureIds(tx, make, plan, activity),
    }
    await apply(work)
    await recordActivity(tx, record.id, activity)
    return work
  })
  for (const [name, id] of handled) batch.handled.set(name, id)
  return remarks
}

async function noteSkipped({ site, record, keep }: Batch, id: number): Promise<void> {
  await site.database.transact(async (tx) => {
    await keep(tx)
    await recordActivity(tx, record.id, [{ kind: 'cal_events', id, outcome: 'skipped' }])
  })
}

/** Data that the database refuses, as opposed to a database that does not work. */
const REFUSED_DATA = /^(?:22|23|54)/

function skippedBecause(error: unknown): string | undefined {
  if (error instanceof Skipped) return error.message
  if (error instanceof DomainError) {
    const params = error.details?.['params']
    const sentences = params instanceof Object ? Object.values(params).map(String) : []
    return sentences[0] ?? error.message
  }
  return REFUSED_DATA.test(sqlState(error) ?? '') ? 'The item cannot be stored.' : undefined
}
