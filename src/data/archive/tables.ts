/**
 * What a backup of a site consists of: every table of the database is here, with its columns or
 * with the reason why archives do without it. A test compares this with the catalogue of the
 * database, so that a new table or column cannot be forgotten.
 */
import type { ArchiveTable } from './columns.ts'
import { accountTables } from './tables-accounts.ts'
import { adTables } from './tables-ads.ts'
import { calendarTables } from './tables-calendar.ts'
import { contentTables } from './tables-content.ts'
import { importTables } from './tables-imports.ts'
import { transferTables } from './tables-transfer.ts'

/** In the order in which they are restored: what is referred to comes first. */
export const archiveTables = {
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

export interface LeftOutTable {
  readonly reason: string
  /** What becomes of its rows when an archive takes the place of the site. */
  readonly whenReplaced: 'emptied' | 'kept'
}

export const leftOutTables: Readonly<Record<string, LeftOutTable>> = {
  sessions: { reason: 'people sign in again', whenReplaced: 'emptied' },
  rate_limits: { reason: 'counts the tries of the last minutes', whenReplaced: 'kept' },
  embed_answers: { reason: 'a cache of what other sites answered', whenReplaced: 'kept' },
  entry_digests: { reason: 'kept by triggers beside the entries', whenReplaced: 'emptied' },
  entry_totals: { reason: 'kept by triggers, from entries and terms', whenReplaced: 'emptied' },
  import_jobs: { reason: 'an import that is under way is begun again', whenReplaced: 'emptied' },
  import_job_items: { reason: 'belongs to an import that is under way', whenReplaced: 'emptied' },
  ad_provider_attempts: { reason: 'holds secrets of minutes', whenReplaced: 'emptied' },
  ad_provider_links: {
    reason: 'holds tokens; the account is linked again',
    whenReplaced: 'emptied',
  },
  ad_provider_reports: { reason: 'a cache of what the provider told', whenReplaced: 'emptied' },
  outgoing_messages: { reason: 'a restored message would be sent twice', whenReplaced: 'emptied' },
  _prisma_migrations: { reason: 'belongs to the database, not to the site', whenReplaced: 'kept' },
}

/** The sequences of the exported tables, each once. */
export const archiveSequences: readonly string[] = [
  ...new Set(
    archiveTableNames.flatMap((name) => {
      const { sequence } = tableOf(name)
      return sequence === undefined ? [] : [sequence]
    }),
  ),
]
