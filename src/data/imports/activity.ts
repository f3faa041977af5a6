import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

export const ACTIVITY_KINDS = [
  'cal_events',
  'cal_organizer',
  'cal_venue',
  'cal_events_cat',
  'post_tag',
  'attachment',
] as const
/** Kind of item that an import creates or updates. */
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

export const OUTCOMES = ['created', 'updated', 'skipped', 'scheduled'] as const
/** Outcome of an item. */
export type Outcome = (typeof OUTCOMES)[number]

export interface ActivityItem {
  readonly kind: ActivityKind
  readonly id: number
  readonly outcome: Outcome
}

/** Ids by kind and outcome; each stands once in its list. */
export type Activity = Readonly<Record<ActivityKind, Readonly<Record<Outcome, number[]>>>>

/** Records the outcomes of items, in addition to those recorded before. */
export async function recordActivity(
  tx: Tx,
  recordId: number,
  items: readonly ActivityItem[],
): Promise<void> {
  if (items.length === 0) return
  await sql`
    INSERT INTO import_activity (record_id, kind, item_id, outcome)
    SELECT ${recordId}, n.kind, n.id, n.outcome
    FROM unnest(
      ${items.map(({ kind }) => kind)}::text[], ${items.map(({ id }) => id)}::int[],
      ${items.map(({ outcome }) => outcome)}::text[]
    ) AS n(kind, id, outcome)
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** What an import has worked on so far. Skipped is only what nothing else has come of. */
export async function readActivity(database: Database, recordId: number): Promise<Activity> {
  const rows = (
    await sql<{
      kind: ActivityKind
      outcome: Outcome
      ids: number[]
    }>`SELECT a.kind, a.outcome, array_agg(a.item_id ORDER BY a.item_id) AS ids
        FROM import_activity a
        WHERE a.record_id = ${recordId} AND (a.outcome <> 'skipped' OR NOT EXISTS (
          SELECT FROM import_activity o WHERE o.record_id = a.record_id AND o.kind = a.kind
            AND o.item_id = a.item_id AND o.outcome <> 'skipped'))
        GROUP BY a.kind, a.outcome`.execute(database.db)
  ).rows
  const ids = (kind: ActivityKind, outcome: Outcome): number[] =>
    rows.find((row) => row.kind === kind && row.outcome === outcome)?.ids ?? []
  return Object.fromEntries(
    ACTIVITY_KINDS.map((kind) => [
      kind,
      Object.fromEntries(OUTCOMES.map((outcome) => [outcome, ids(kind, outcome)])),
    ]),
  ) as Activity
}
