import type { ArchiveTable } from './columns.ts'
import { boolean, float, instant, integer, json, nullable, text, wall } from './columns.ts'

/** What events, venues and organizers have beside their entries. */
export const calendarTables = {
  events: {
    columns: {
      entry_id: integer({ refers: 'entries' }),
      starts_at: wall(),
      ends_at: wall(),
      timezone: text(),
      utc_start: instant(),
      utc_end: instant(),
      all_day: boolean(),
      show_map: boolean(),
      show_map_link: boolean(),
      hidden: boolean(),
      featured: boolean(),
      website: text(nullable),
      cost: text(),
      cost_description: text(),
      currency_symbol: text(),
      currency_code: text(),
      currency_position: text(),
      date_time_separator: text(),
      time_range_separator: text(),
      uid: text(nullable),
      sequence: integer(),
      recurrence: json(nullable),
      series_id: integer({ ...nullable, refers: 'entries' }),
      original_start: wall(nullable),
    },
    key: ['entry_id'],
  },
  event_occurrences: {
    columns: {
      event_id: integer({ refers: 'events' }),
      original_start: wall(),
      starts_at: wall(),
      ends_at: wall(),
      utc_start: instant(),
      utc_end: instant(),
    },
    key: ['event_id', 'original_start'],
    derived: { status: 'copied from the entry by triggers', hidden: 'copied from the event' },
  },
  venues: {
    columns: {
      entry_id: integer({ refers: 'entries' }),
      address: text(),
      city: text(),
      country: text(),
      province: text(),
      state: text(),
      state_province: text(),
      zip: text(),
      phone: text(),
      website: text(),
      show_map: boolean(),
      show_map_link: boolean(),
      latitude: float(nullable),
      longitude: float(nullable),
    },
    key: ['entry_id'],
  },
  organizers: {
    columns: {
      entry_id: integer({ refers: 'entries' }),
      phone: text(),
      website: text(),
      email: text(),
    },
    key: ['entry_id'],
  },
  event_links: {
    columns: {
      event_id: integer({ refers: 'events' }),
      kind: text({ oneOf: ['venue', 'organizer'] }),
      linked_id: integer({ refers: 'entries' }),
      position: integer(),
    },
    key: ['event_id', 'kind', 'linked_id'],
  },
} as const satisfies Readonly<Record<string, ArchiveTable>>
