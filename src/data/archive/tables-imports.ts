import type { ArchiveTable } from './columns.ts'
import { boolean, instant, integer, integers, json, nullable, text, texts } from './columns.ts'

const withheldAs = (reason: string) => ({ reason, replacement: 'NULL' })

/** Imports of events, and the identity of imported items. */
export const importTables = {
  import_records: {
    columns: {
      id: integer(),
      import_id: text(nullable),
      origin: text(),
      type: text({ oneOf: ['manual', 'schedule'] }),
      frequency: text(),
      status: text({
        oneOf: [
          'cal-ea-draft',
          'cal-ea-pending',
          'cal-ea-success',
          'cal-ea-failed',
          'cal-ea-schedule',
        ],
      }),
      parent_id: integer(),
      author_id: integer({ ...nullable, references: 'users' }),
      source: text(),
      source_name: text(),
      post_status: text(nullable),
      categories: integers(),
      update_authority: text({ oneOf: ['overwrite', 'preserve_changes', 'retain'] }),
      options: json(),
      total_events: integer(),
      percentage_complete: integer(),
      batches_done: integer(),
      errors: json(),
      signed: boolean(),
      recent_child: integer(nullable),
      next_run_at: instant(nullable),
      source_validators: json(),
      created_at: instant(),
      modified_at: instant(),
      last_batch_at: instant(nullable),
    },
    key: ['id'],
    sequence: 'entry_id',
    withheld: {
      callback_secret: {
        reason: 'signs callbacks',
        replacement: `encode(sha256(gen_random_uuid()::text::bytea), 'hex')`,
      },
      next_batch_hash: withheldAs('authorizes the next callback'),
      last_batch: withheldAs('holds the hash of the next batch'),
      held_until: withheldAs('belongs to a callback in progress'),
      held_by: withheldAs('belongs to a callback in progress'),
    },
  },
  import_activity: {
    columns: {
      record_id: integer({ references: 'import_records' }),
      kind: text({
        oneOf: [
          'cal_events',
          'cal_organizer',
          'cal_venue',
          'cal_events_cat',
          'post_tag',
          'attachment',
        ],
      }),
      item_id: integer(),
      outcome: text({ oneOf: ['created', 'updated', 'skipped', 'scheduled'] }),
    },
    key: ['record_id', 'kind', 'item_id', 'outcome'],
  },
  imported_items: {
    columns: {
      entry_id: integer({ references: 'entries' }),
      kind: text({ oneOf: ['event', 'venue', 'organizer'] }),
      origin: text(),
      record_id: integer({ ...nullable, references: 'import_records' }),
      global_id: text(nullable),
      lineage: texts(),
      uid: text(nullable),
      parent_uid: text(nullable),
      recurrence: text(nullable),
      original_id: text(nullable),
      content_hash: text(nullable),
      sequence: integer(),
      version: integer(),
      fields: json(),
    },
    key: ['entry_id'],
  },
  imported_pictures: {
    columns: { address: text(), media_id: integer({ references: 'entries' }) },
    key: ['address'],
  },
} as const satisfies Readonly<Record<string, ArchiveTable>>
