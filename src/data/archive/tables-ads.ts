import type { ArchiveTable } from './columns.ts'
import { bigint, bytes, citext, date, instant, integer, json, nullable, text } from './columns.ts'

/** Ad units, their statistics, and newsletter subscriptions. */
export const adTables = {
  ad_units: {
    columns: {
      id: integer(),
      number: integer(),
      status: text({ oneOf: ['publish', 'draft', 'ads_expired'] }),
      type: text(),
      label: text(),
      fields: json(),
      author_id: integer({ ...nullable, references: 'users' }),
      date: instant(),
      modified: instant(),
      publish_on: date(nullable),
      base_impressions: bigint(),
      base_clicks: bigint(),
    },
    key: ['id'],
    sequence: 'entry_id',
  },
  ad_counts: {
    columns: {
      ad_id: integer({ references: 'ad_units' }),
      day: date(),
      device: text({ oneOf: ['desktop', 'mobile'] }),
      position: text(),
      impressions: bigint(),
      clicks: bigint(),
    },
    key: ['ad_id', 'day', 'device', 'position'],
  },
  ad_clicks: {
    columns: {
      ad_id: integer({ references: 'ad_units' }),
      day: date(),
      network: text(),
      url: text(),
      browser: text(),
      referrer: text(),
      clicks: bigint(),
    },
    key: ['ad_id', 'day', 'network', 'url', 'browser'],
  },
  newsletter_subscriptions: {
    columns: {
      id: integer(),
      name: text(),
      email: citext(),
      website: text(),
      status: text({ oneOf: ['pending', 'confirmed', 'unsubscribed'] }),
      token_hash: bytes(),
      created_at: instant(),
      mailed_at: instant(nullable),
    },
    key: ['id'],
    sequence: 'newsletter_subscriptions_id_seq',
  },
} as const satisfies Readonly<Record<string, ArchiveTable>>
