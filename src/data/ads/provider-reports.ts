import type { Database } from '../database/database.ts'
import { dayOf } from '../database/expressions.ts'

export interface ReportKey {
  readonly accountId: string
  readonly kind: string
  /** `YYYY-MM-DD`, like the last day. */
  readonly firstDay: string
  readonly lastDay: string
}

/** A report fetched after the given time, if there is one. */
export async function findProviderReport(
  { db }: Database,
  { accountId, kind, firstDay, lastDay }: ReportKey,
  after: Date,
): Promise<unknown> {
  const row = await db
    .selectFrom('ad_provider_reports')
    .select('report')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('first_day', '=', dayOf(firstDay))
    .where('last_day', '=', dayOf(lastDay))
    .where('fetched_at', '>', after)
    .executeTakeFirst()
  return row?.report
}

/**
 * Caches a report and deletes those older than the given time. Does nothing if the link was
 * deleted.
 */
export async function storeProviderReport(
  database: Database,
  { accountId, kind, firstDay, lastDay }: ReportKey,
  { report, now, oldest }: { readonly report: unknown; readonly now: Date; readonly oldest: Date },
): Promise<void> {
  await database.transact(async (tx) => {
    await tx.deleteFrom('ad_provider_reports').where('fetched_at', '<=', oldest).execute()
    await tx
      .insertInto('ad_provider_reports')
      .columns(['account_id', 'kind', 'first_day', 'last_day', 'report', 'fetched_at'])
      .expression((db) =>
        db
          .selectFrom('ad_provider_links as l')
          .select((l) => [
            'l.account_id',
            l.cast(l.val(kind), 'text').as('kind'),
            dayOf(firstDay).as('first'),
            dayOf(lastDay).as('last'),
            l.cast(l.val(JSON.stringify(report)), 'jsonb').as('report'),
            l.cast(l.val(now), 'timestamptz').as('now'),
          ])
          .where('l.account_id', '=', accountId)
          .forKeyShare(),
      )
      .onConflict((row) =>
        row.columns(['account_id', 'kind', 'first_day', 'last_day']).doUpdateSet((newer) => ({
          report: newer.ref('excluded.report'),
          fetched_at: newer.ref('excluded.fetched_at'),
        })),
      )
      .execute()
  })
}
