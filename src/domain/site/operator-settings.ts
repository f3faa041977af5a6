import { readCutoff } from '../time/days.ts'
import {
  readStructuredDataOptions,
  type StructuredDataOptions,
} from './structured-data-settings.ts'
import { calendarSettings, type CalendarSettings } from './calendar-settings.ts'
import { importSettings, type ImportSettings } from './import-settings.ts'
import { numberWithin, onOrOff, type ValueFormat } from './setting-forms.ts'

/** Settings of the operator, on the command line only; the API does not expose them. */
export interface OperatorSettings extends CalendarSettings, ImportSettings {
  /** Whether visitors may comment. */
  readonly allowAnonymousComments: boolean
  /** Whether the first comment of an author needs approval. */
  readonly holdFirstComments: boolean
  /** Menus with a location are public (behaviour/site.md#menus). */
  readonly publicMenus: boolean
  /**
   * When a day of the calendar ends, `HH:MM` from 00:00 to 11:00
   * (behaviour/calendar-pages.md#days).
   */
  readonly multiDayCutoff: string
  /** How many days events of the audit trail are kept. */
  readonly auditDays: number
  /** Lifetime of preview links, 1 to 720 hours (behaviour/content.md#preview-links). */
  readonly previewLinkHours: number
  /** Options of structured data (behaviour/structured-data.md#nodes-of-each-type). */
  readonly structuredData: StructuredDataOptions
}

const cutoff: ValueFormat<string> = { form: 'a time from 00:00 to 11:00', read: readCutoff }

const options: ValueFormat<StructuredDataOptions> = {
  form: 'a JSON object of known options',
  read(word) {
    try {
      return readStructuredDataOptions(JSON.parse(word))
    } catch {
      return undefined
    }
  },
}

/** The stored key, the default and the description of each setting. */
export const operatorSettings = {
  allowAnonymousComments: {
    key: 'allow_anonymous_comments',
    fallback: false,
    meaning: 'visitors who are not signed in may comment',
    ...onOrOff,
  },
  holdFirstComments: {
    key: 'comment_previously_approved',
    fallback: true,
    meaning: "somebody's first comment waits until a moderator approves it",
    ...onOrOff,
  },
  publicMenus: {
    key: 'public_menus',
    fallback: false,
    meaning: 'everybody may read the menus that have a location',
    ...onOrOff,
  },
  multiDayCutoff: {
    key: 'multi_day_cutoff',
    fallback: '00:00',
    meaning: 'when a day of the calendar ends, for what goes on after midnight',
    ...cutoff,
  },
  previewLinkHours: {
    key: 'preview_link_hours',
    fallback: 24,
    meaning: 'hours until a preview link expires',
    ...numberWithin(1, 720),
  },
  structuredData: {
    key: 'structured_data',
    fallback: {},
    meaning: 'options of structured data',
    ...options,
  },
  auditDays: {
    key: 'audit_days',
    fallback: 365,
    meaning: 'for how many days events of the audit trail are kept',
    ...numberWithin(1, 3650),
  },
  ...importSettings,
  ...calendarSettings,
} as const satisfies {
  [Name in keyof OperatorSettings]: ValueFormat<OperatorSettings[Name]> & {
    key: string
    fallback: OperatorSettings[Name]
    meaning: string
  }
}
