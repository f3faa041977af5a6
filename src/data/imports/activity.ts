import { sql, type Database, type Tx } from '../database.ts'

export const ACTIVITY_KINDS = [
  'cal_events',
  'cal_organizer',
  'cal_venue',
  'cal_events_cat',
  'post_tag',
  'attachment',
] as const
/** What an import works on. */
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

export const OUTCOMES = ['created', 'updated', 'skipped', 'scheduled'] as const
/** What can come of an item. */
export type Outcome = (typeof OUTCOMES)[number]

export interface ActivityItem {
  readonly kind: ActivityKind
  readonly id: number
  readonly outcome: Outcome
}

/** Ids by kind and outcome; each stands once. */
export type Activity = Readonly<Record<ActivityKind, Readonly<Record<Outcome, number[]>>>>

/** Notes what came of items. What was noted of one before stands, but for what was only skipped. */
export async function noteActivity(
  tx: Tx,
  recordId: number,
  items: readonly ActivityItem[],
): Promise<void> {
  const unique = [...new Map(items.map((item) => [`${item.kind} ${item.id}`, item])).values()]
  if (unique.length === 0) return
  await tx.$executeRaw(sql`
    INSERT INTO import_activity AS a (record_id, kind, item_id, outcome)
    SELECT ${recordId}, n.kind, n.id, n.outcome
    FROM unnest(
      ${unique.map(({ kind }) => kind)}::text[], ${unique.map(({ id }) => id)}::int[],
      ${unique.map(({ outcome }) => outcome)}::text[]
    ) AS n(kind, id, outcome)
    ON CONFLICT (record_id, kind, item_id) DO UPDATE SET outcome = excluded.outcome
      WHERE a.outcome = 'skipped'`)
}

/** What an import has worked on so far. */
export async function readActivity(database: Database, recordId: number): Promise<Activity> {
  const rows = await database.query<{ kind: ActivityKind; outcome: Outcome; ids: number[] }>(
    sql`SELECT kind, outcome, array_agg(item_id ORDER BY item_id) AS ids
        FROM import_activity WHERE record_id = ${recordId} GROUP BY kind, outcome`,
  )
  const ids = (kind: ActivityKind, outcome: Outcome): number[] =>
    rows.find((row) => row.kind === kind && row.outcome === outcome)?.ids ?? []
  return Object.fromEntries(
    ACTIVITY_KINDS.map((kind) => [
      kind,
      Object.fromEntries(OUTCOMES.map((outcome) => [outcome, ids(kind, outcome)])),
    ]),
  ) as Activity
}

/** The events that an import has made. */
export async function eventsMadeBy(database: Database, recordId: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    sql`SELECT a.item_id AS id FROM import_activity a JOIN entries e ON e.id = a.item_id
        WHERE a.record_id = ${recordId} AND a.kind = 'cal_events' AND a.outcome IN ('created', 'scheduled')
          AND e.type = 'cal_events' AND e.status <> 'trash'
        ORDER BY a.item_id`,
  )
  return rows.map(({ id }) => id)
}
