import type { ArchiveTable } from './columns.ts'
import { instant, integer, integers, json, nullable, text, texts } from './columns.ts'

/** Imports from other sites, redirects from their addresses, and webhooks. */
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
  webhooks: {
    columns: {
      id: integer(),
      url: text(),
      description: text(),
      events: texts(),
      types: texts(),
      terms: integers(),
      created_at: instant(),
      version: integer(),
      updated_at: instant(),
    },
    key: ['id'],
    sequence: 'webhooks_id_seq',
    withheld: {
      status: {
        reason: 'a copy of the site must not write to its receivers',
        replacement: `'paused'`,
      },
      secrets: {
        reason: 'signs messages',
        replacement: `jsonb_build_array(jsonb_build_object('nonce', gen_random_uuid(), 'until', NULL))`,
      },
      failures: { reason: 'counts attempts of this site', replacement: '0' },
      failing_since: { reason: 'concerns attempts of this site', replacement: 'NULL' },
      held_until: { reason: 'concerns attempts of this site', replacement: 'NULL' },
    },
  },
} as const satisfies Readonly<Record<string, ArchiveTable>>
