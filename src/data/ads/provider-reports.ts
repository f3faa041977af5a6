import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** What a report of a provider is about. */
export interface ReportKey {
  readonly accountId: string
  readonly kind: string
  /** `YYYY-MM-DD`, as is the last one. */
  readonly firstDay: string
  readonly lastDay: string
}

/** A report that was fetched after a moment; undefined for none. */
export async function findProviderReport(
  database: Database,
  { accountId, kind, firstDay, lastDay }: ReportKey,
  after: Date,
): Promise<unknown> {
  const [row] = (
    await sql<{ report: unknown }>`SELECT report FROM ad_provider_reports
        WHERE account_id = ${accountId} AND kind = ${kind} AND first_day = ${firstDay}::date
          AND last_day = ${lastDay}::date AND fetched_at > ${after}`.execute(database.db)
  ).rows
  return row?.report
}

/** Keeps a report, and forgets those that are older than a moment. Without a link nothing is kept. */
export async function storeProviderReport(
  database: Database,
  { accountId, kind, firstDay, lastDay }: ReportKey,
  { report, now, oldest }: { readonly report: unknown; readonly now: Date; readonly oldest: Date },
): Promise<void> {
  await database.transact([], async (tx) => {
    await sql`DELETE FROM ad_provider_reports WHERE fetched_at <= ${oldest}`.execute(tx)
    await sql`INSERT INTO ad_provider_reports (account_id, kind, first_day, last_day, report, fetched_at)
          SELECT l.account_id, ${kind}, ${firstDay}::date, ${lastDay}::date,
            ${JSON.stringify(report)}::jsonb, ${now}
          FROM ad_provider_links l WHERE l.account_id = ${accountId} FOR KEY SHARE
          ON CONFLICT (account_id, kind, first_day, last_day)
          DO UPDATE SET report = excluded.report, fetched_at = excluded.fetched_at`.execute(tx)
  })
}
