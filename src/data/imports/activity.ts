import { expressionBuilder, sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { integers, listed, texts, type Aliased } from '../database/expressions.ts'

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
/** Outcome of an item. */
export type Outcome = (typeof OUTCOMES)[number]

export interface ActivityItem {
  readonly kind: ActivityKind
  readonly id: number
  readonly outcome: Outcome
}

/** Ids by kind and outcome, without duplicates. */
export type Activity = Readonly<Record<ActivityKind, Readonly<Record<Outcome, number[]>>>>

/** Records the outcomes of items, in addition to those recorded before. */
export async function recordActivity(
  tx: Tx,
  recordId: number,
  items: readonly ActivityItem[],
): Promise<void> {
  if (items.length === 0) return
  const list = listed('n', {
    kind: texts(items.map(({ kind }) => kind)),
    item_id: integers(items.map(({ id }) => id)),
    outcome: texts(items.map(({ outcome }) => outcome)),
  })
  await tx
    .insertInto('import_activity')
    .columns(['record_id', 'kind', 'item_id', 'outcome'])
    .expression((n) =>
      n
        .selectFrom(list)
        .select([
          sql<number>`${recordId}::int`.as('record_id'),
          'n.kind',
          'n.item_id',
          'n.outcome',
        ]),
    )
    .onConflict((known) => known.doNothing())
    .execute()
}

const a = expressionBuilder<Aliased<{ a: 'import_activity' }>, 'a'>()

/** Outcomes other than skipped for the item of `import_activity a`. */
const furtherOutcome = a
  .selectFrom('import_activity as o')
  .select('o.item_id')
  .whereRef('o.record_id', '=', 'a.record_id')
  .whereRef('o.kind', '=', 'a.kind')
  .whereRef('o.item_id', '=', 'a.item_id')
  .where('o.outcome', '<>', sql.lit('skipped'))

/** The outcomes of an import so far. An item counts as skipped only if it has no other outcome. */
export async function readActivity({ db }: Database, recordId: number): Promise<Activity> {
  const rows = await db
    .selectFrom('import_activity as a')
    .select(['a.kind', 'a.outcome'])
    .select(a.fn.agg<number[]>('array_agg', ['a.item_id']).orderBy('a.item_id').as('ids'))
    .where('a.record_id', '=', recordId)
    .where(a.or([a('a.outcome', '<>', sql.lit('skipped')), a.not(a.exists(furtherOutcome))]))
    .groupBy(['a.kind', 'a.outcome'])
    .execute()
  const ids = (kind: ActivityKind, outcome: Outcome): number[] =>
    rows.find((row) => row.kind === kind && row.outcome === outcome)?.ids ?? []
  return Object.fromEntries(
    ACTIVITY_KINDS.map((kind) => [
      kind,
      Object.fromEntries(OUTCOMES.map((outcome) => [outcome, ids(kind, outcome)])),
    ]),
  ) as Activity
}
