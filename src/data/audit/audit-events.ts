import { expressionBuilder, sql } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import { selections, type ColumnNames, type RowOf } from '../database/columns.ts'
import type { Database, Tx } from '../database/database.ts'
import { anyOf, pageOf, type Aliased, type Condition } from '../database/expressions.ts'

const columns = {
  id: 'id',
  at: 'at',
  kind: 'kind',
  actorKind: 'actor_kind',
  actorId: 'actor_id',
  actorName: 'actor_name',
  address: 'address',
  applicationPassword: 'application_password',
  objectType: 'object_type',
  objectId: 'object_id',
  objectName: 'object_name',
  details: 'details',
} as const satisfies ColumnNames<'audit_events'>

/** An event of the audit trail. Triggers write most of them (prisma/migrations). */
export type AuditEventRow = RowOf<'audit_events', typeof columns>

export type AuditKind = AuditEventRow['kind']

const a = expressionBuilder<Aliased<{ a: 'audit_events' }>, 'a'>()

/** Conditions on `audit_events a`. */
export const ofKinds = (kinds: readonly AuditKind[]): Condition => a('a.kind', '=', anyOf(kinds))
export const causedBy = (userId: number): Condition =>
  isRowId(userId) ? a('a.actor_id', '=', userId) : a.lit(false)
export const aboutType = (type: AuditEventRow['objectType']): Condition =>
  a('a.object_type', '=', type)
export const aboutId = (id: string): Condition => a('a.object_id', '=', id)
export const after = (moment: Date): Condition => a('a.at', '>', moment)
export const before = (moment: Date): Condition => a('a.at', '<', moment)

/** The parameters of a list; conditions refer to `audit_events a`. */
export interface AuditListing {
  readonly where: readonly Condition[]
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

/** A window of events, in the order in which they happened, and how many there are in all; two statements. */
export async function listAuditEvents(
  { db }: Database,
  { where, order, limit, offset }: AuditListing,
): Promise<{ rows: AuditEventRow[]; total: number }> {
  const chosen = db.selectFrom('audit_events as a').where((event) => event.and(where))
  const [{ rows }, { total }] = await Promise.all([
    pageOf(chosen.select(selections('a', columns)).orderBy('a.id', order), {
      limit,
      offset,
    }).execute(db),
    chosen.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export async function findAuditEvent(
  { db }: Database,
  id: number,
): Promise<AuditEventRow | undefined> {
  if (!isRowId(id)) return undefined
  return db
    .selectFrom('audit_events as a')
    .select(selections('a', columns))
    .where('a.id', '=', id)
    .executeTakeFirst()
}

/** What no trigger sees. */
export interface NewAuditEvent {
  readonly kind: AuditKind
  readonly objectType: AuditEventRow['objectType']
  readonly objectId?: string
  readonly objectName?: string
  readonly details?: AuditEventRow['details']
}

/** Writes an event whose actor is that of the transaction. */
export async function recordAuditEvent(
  tx: Tx,
  { kind, objectType, objectId = '', objectName = '', details = {} }: NewAuditEvent,
): Promise<void> {
  await sql`select record_audit_event(${kind}, ${objectType}, ${objectId}, ${objectName},
    ${JSON.stringify(details)}::jsonb, acting())`.execute(tx)
}

/**
 * Removes the oldest of the events that happened before a moment.
 * @returns how many there were, at most `limit`
 */
export async function deleteAuditEvents(
  { db }: Database,
  until: Date,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('audit_events')
    .where('id', 'in', (events) =>
      events
        .selectFrom('audit_events as a')
        .select('a.id')
        .where(before(until))
        .orderBy('a.at')
        .orderBy('a.id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
