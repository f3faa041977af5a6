import type { ActivityItem, ActivityKind, Outcome } from '../../../data/imports/activity.ts'
import type { Tx } from '../../../data/database/database.ts'
import { awaitOther } from '../../../data/database/batching.ts'
import type { ImportRow } from '../../../data/imports/record-row.ts'
import type { Caller } from '../../accounts/caller.ts'
import type { PictureSite } from '../../calendar/pictures/import-picture.ts'
import type { StatusName } from '../../content-types/entry-statuses.ts'

export interface BatchContext {
  readonly site: PictureSite
  /** The author of the import, without the capability for unfiltered HTML. */
  readonly caller: Caller
  readonly record: ImportRow
  readonly status: StatusName
}

/** Ids that the items of a batch refer to, found or created. */
export interface Named {
  /** By kind and name, and by all that is known about them. */
  readonly places: Map<string, Promise<number>>
  /** By kind and names. */
  readonly terms: Map<string, Promise<readonly number[]>>
}

/** Context of one item, which is imported in one transaction. */
export interface ItemContext extends BatchContext {
  readonly tx: Tx
  /** The media id of a picture; undefined if it is unavailable. */
  readonly pictureId: (address: string | undefined) => Promise<number | undefined>
  /** What the batch has resolved so far. */
  readonly named: Named
  readonly activity: ActivityItem[]
  /** Notes for the record on what was left out of an imported item. */
  readonly remarks: string[]
}

/** Resolves a name once per batch; concurrent items share the promise. */
export function handleOnce<Made>(
  { tx }: ItemContext,
  handled: Map<string, Promise<Made>>,
  name: string,
  handle: () => Promise<Made>,
): Promise<Made> {
  const known = handled.get(name)
  if (known !== undefined) return awaitOther(tx, known)
  const handling = handle()
  handled.set(name, handling)
  return handling
}

export function recordOutcome(
  work: ItemContext,
  kind: ActivityKind,
  id: number,
  outcome: Outcome,
): void {
  work.activity.push({ kind, id, outcome })
}

/** Calendars from files and from addresses contain the same events. */
export const equivalentOrigins = (origin: string): readonly string[] =>
  origin === 'ics' || origin === 'url' ? ['ics', 'url'] : [origin]
