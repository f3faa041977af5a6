import type { ActivityItem, ActivityKind, Outcome } from '../../../data/imports/activity.ts'
import type { Tx } from '../../../data/database/database.ts'
import { begunElsewhere } from '../../../data/database/together.ts'
import type { ImportRow } from '../../../data/imports/record-row.ts'
import type { Caller } from '../../accounts/caller.ts'
import type { CreatePicture, PictureSite } from '../../calendar/pictures/import-picture.ts'
import type { RequestedPicture } from '../../calendar/pictures/requested-picture.ts'
import type { StatusName } from '../../content-types/entry-statuses.ts'

/** What the items of a batch have in common. */
export interface BatchContext {
  readonly site: PictureSite
  /** The author of the import, without the right to unfiltered HTML. */
  readonly caller: Caller
  readonly record: ImportRow
  /** Of what is made. */
  readonly status: StatusName
}

/** Ids of what the items of a batch name, as they were found or made. */
export interface Named {
  /** By kind and name. */
  readonly places: Map<string, Promise<number>>
  /** By kind and names. */
  readonly terms: Map<string, Promise<readonly number[]>>
}

/** One item on its way: everything of it happens in one transaction. */
export interface ItemContext extends BatchContext {
  readonly tx: Tx
  /** The item of a picture; undefined for one that cannot be had. */
  readonly pictureId: (address: string | undefined) => Promise<number | undefined>
  /** What the batch has handled so far. */
  readonly named: Named
  readonly activity: ActivityItem[]
  /** Sentences for the record on what was left out of an item that was imported. */
  readonly remarks: string[]
}

/** A picture that is to be shown: one of this site, or one that is fetched. */
export interface WantedPicture {
  readonly address: string
  readonly asked: RequestedPicture
}

export type { CreatePicture as MakePicture }

/** What this item or another one of the batch has made, or is making, under a name. */
export function handleOnce<Made>(
  { tx }: ItemContext,
  handled: Map<string, Promise<Made>>,
  name: string,
  handle: () => Promise<Made>,
): Promise<Made> {
  const known = handled.get(name)
  if (known !== undefined) return begunElsewhere(tx, known)
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

/** Calendars by file and by address tell of the same events. */
export const equivalentOrigins = (origin: string): readonly string[] =>
  origin === 'ics' || origin === 'url' ? ['ics', 'url'] : [origin]
