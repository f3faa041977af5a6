import type { ArchiveTable } from './columns.ts'
import { instant, integer, json, nullable, text } from './columns.ts'

/** Imports from other sites, and redirects from their addresses. */
export const transferTables = {
  site_imports: {
    columns: {
      id: integer(),
      origin: text(),
      started_at: instant(),
      finished_at: instant(nullable),
      manner: text(),
      progress: json(),
    },
    key: ['id'],
    sequence: 'site_imports_id_seq',
  },
  site_import_items: {
    columns: {
      import_id: integer({ references: 'site_imports' }),
      kind: text(),
      origin_id: integer(),
      own_id: integer(),
      source_hash: text(),
      own_version: integer(),
      address: text(),
      files: json(),
      pending: json(nullable),
    },
    key: ['import_id', 'kind', 'origin_id'],
  },
  redirects: {
    columns: {
      path: text(),
      entry_id: integer({ ...nullable, references: 'entries' }),
      address: text(),
    },
    key: ['path'],
  },
} as const satisfies Readonly<Record<string, ArchiveTable>>
