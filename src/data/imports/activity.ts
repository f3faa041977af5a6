import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { integers, listed, texts } from '../database/expressions.ts'

const ACTIVITY_KINDS = [
  'cal_events',
  'cal_organizer',
  'cal_venue',
  'cal_events_cat',
  'post_tag',
  'attachment',
] as const
/** Kind of item that an import creates or updates. */
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

const OUTCOMES = ['created', 'updated', 'skipped', 'scheduled'] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface ActivityItem {
  readonly kind: ActivityKind
  readonly id: number
  readonly outcome: Outcome
}

type ByOutcome<Value> = Readonly<Record<ActivityKind, Readonly<Record<Outcome, Value>>>>

/** Ids by kind and outcome, ascending and without duplicates; of long lists the newest. */
export type Activity = ByOutcome<number[]>

export type ActivityCounts = ByOutcome<number>

const LONGEST_ACTIVITY = 1000

const isSkipped = ({ outcome }: ActivityItem): boolean => outcome === 'skipped'

/** Without skipped items that have another outcome as well. */
function withoutSkippedTwice(items: readonly ActivityItem[]): ActivityItem[] {
  const nameOf = ({ kind, id }: ActivityItem): string => `${kind} ${id}`
  const others = new Set(items.filter((item) => !isSkipped(item)).map(nameOf))
  return items.filter((item) => !isSkipped(item) || !others.has(nameOf(item)))
}

const skipped = sql.lit('skipped' as const)
const otherwise = (['created', 'updated', 'scheduled'] as const).map((one) => sql.lit(one))

/**
 * Records the outcomes of items, in addition to those recorded before. An item counts as skipped
 * only while it has no other outcome.
 */
export async function recordActivity(
  tx: Tx,
  recordId: number,
  items: readonly ActivityItem[],
): Promise<void> {
  if (items.length === 0) return
  const outcomes = withoutSkippedTwice(items)
  const list = listed('n', {
    kind: texts(outcomes.map(({ kind }) => kind)),
    item_id: integers(outcomes.map(({ id }) => id)),
    outcome: texts(outcomes.map(({ outcome }) => outcome)),
  })
  await tx
    .with('no_longer_skipped', (one) =>
      one
        .deleteFrom('import_activity as a')
        .using(list)
        .where('a.record_id', '=', recordId)
        .where('a.outcome', '=', skipped)
        .whereRef('a.kind', '=', 'n.kind')
        .whereRef('a.item_id', '=', 'n.item_id')
        .where('n.outcome', '<>', skipped),
    )
    .insertInto('import_activity')
    .columns(['record_id', 'kind', 'item_id', 'outcome'])
    .expression((n) =>
      n
        .selectFrom(list)
        .select([sql<number>`${recordId}::int`.as('record_id'), 'n.kind', 'n.item_id', 'n.outcome'])
        .where((one) => {
          const known = one
            .selectFrom('import_activity as a')
            .select('a.item_id')
            .where('a.record_id', '=', recordId)
            .whereRef('a.kind', '=', 'n.kind')
            .whereRef('a.item_id', '=', 'n.item_id')
            .where('a.outcome', 'in', otherwise)
          return one.or([one('n.outcome', '<>', skipped), one.not(one.exists(known))])
        }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const byOutcome = <Value>(valueOf: (kind: ActivityKind, outcome: Outcome) => Value) =>
  Object.fromEntries(
    ACTIVITY_KINDS.map((kind) => [
      kind,
      Object.fromEntries(OUTCOMES.map((outcome) => [outcome, valueOf(kind, outcome)])),
    ]),
  ) as ByOutcome<Value>

/** The outcomes of an import so far, in one statement, however many items it has. */
export async function readActivity({ db }: Database, recordId: number): Promise<Activity> {
  const lists = ACTIVITY_KINDS.flatMap((kind) => OUTCOMES.map((outcome) => ({ kind, outcome })))
  const rows = await db
    .selectFrom(
      listed('list', {
        kind: texts(lists.map(({ kind }) => kind)),
        outcome: texts(lists.map(({ outcome }) => outcome)),
      }),
    )
    .select(['list.kind', 'list.outcome'])
    .select((list) => {
      const newest = list
        .selectFrom('import_activity as a')
        .select('a.item_id')
        .where('a.record_id', '=', recordId)
        .whereRef('a.kind', '=', 'list.kind')
        .whereRef('a.outcome', '=', 'list.outcome')
        .orderBy('a.item_id', 'desc')
        .limit(sql.lit(LONGEST_ACTIVITY))
      return sql<readonly number[]>`array${newest}`.as('ids')
    })
    .execute()
  return byOutcome(
    (kind, outcome) =>
      rows.find((row) => row.kind === kind && row.outcome === outcome)?.ids.toReversed() ?? [],
  )
}

/** Counts the outcomes of an import so far. */
export async function countActivity({ db }: Database, recordId: number): Promise<ActivityCounts> {
  const rows = await db
    .selectFrom('import_activity as a')
    .select(['a.kind', 'a.outcome', sql<number>`count(*)::int`.as('number')])
    .where('a.record_id', '=', recordId)
    .groupBy(['a.kind', 'a.outcome'])
    .execute()
  return byOutcome(
    (kind, outcome) =>
      rows.find((row) => row.kind === kind && row.outcome === outcome)?.number ?? 0,
  )
}
