/**
 * Describes the content of an archive. Every table of the database is here, with its columns or
 * with the reason why it is excluded; a test compares this with the system catalog, so that no new
 * table or column is forgotten.
 */
import type { ArchiveTable } from './columns.ts'
import { accountTables } from './tables-accounts.ts'
import { adTables } from './tables-ads.ts'
import { calendarTables } from './tables-calendar.ts'
import { contentTables } from './tables-content.ts'
import { importTables } from './tables-imports.ts'
import { transferTables } from './tables-transfer.ts'

/** In the order of the restore: referenced tables come first. */
const archiveTables = {
  ...accountTables,
  ...contentTables,
  ...calendarTables,
  ...adTables,
  ...importTables,
  ...transferTables,
} as const satisfies Readonly<Record<string, ArchiveTable>>

export type ArchiveTableName = keyof typeof archiveTables

export const archiveTableNames = Object.keys(archiveTables) as ArchiveTableName[]

export const tableOf = (name: ArchiveTableName): ArchiveTable => archiveTables[name]

export interface ExcludedTable {
  readonly reason: string
  /** What happens to its rows when an archive replaces the site. */
  readonly onReplace: 'emptied' | 'kept'
}

export const excludedTables: Readonly<Record<string, ExcludedTable>> = {
  search_words: { reason: 'maintained by triggers', onReplace: 'emptied' },
  title_words: { reason: 'maintained by triggers', onReplace: 'emptied' },
  sessions: { reason: 'people sign in again', onReplace: 'emptied' },
  edit_locks: { reason: 'nobody is editing on another site', onReplace: 'emptied' },
  audit_events: { reason: 'concerns this installation alone', onReplace: 'kept' },
  rate_limits: { reason: 'counts the attempts of the last minutes', onReplace: 'kept' },
  embed_answers: { reason: 'a cache of responses of other sites', onReplace: 'kept' },
  entry_digests: { reason: 'maintained by triggers', onReplace: 'emptied' },
  entry_texts: { reason: 'maintained by triggers', onReplace: 'emptied' },
  entry_totals: { reason: 'maintained by triggers', onReplace: 'emptied' },
  import_jobs: { reason: 'an import in progress starts again', onReplace: 'emptied' },
  import_job_items: { reason: 'belongs to an import in progress', onReplace: 'emptied' },
  ad_provider_attempts: { reason: 'contains short-lived secrets', onReplace: 'emptied' },
  ad_provider_links: {
    reason: 'contains tokens; the account has to be linked again',
    onReplace: 'emptied',
  },
  ad_provider_reports: { reason: 'a cache of reports of the provider', onReplace: 'emptied' },
  webhook_events: { reason: 'happened on another site', onReplace: 'emptied' },
  webhook_deliveries: { reason: 'a restored message would be sent twice', onReplace: 'emptied' },
  outgoing_messages: { reason: 'a restored message would be sent twice', onReplace: 'emptied' },
  _prisma_migrations: { reason: 'belongs to the database, not to the site', onReplace: 'kept' },
}

/** The sequences of the exported tables, without duplicates. */
export const archiveSequences: readonly string[] = [
  ...new Set(
    archiveTableNames.flatMap((name) => {
      const { sequence } = tableOf(name)
      return sequence === undefined ? [] : [sequence]
    }),
  ),
]
