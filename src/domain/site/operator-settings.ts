import { readCutoff } from '../calendar/time/days.ts'
import {
  readStructuredDataOptions,
  type StructuredDataOptions,
} from '../structured-data/options.ts'
import { calendarSettings, type CalendarSettings } from './calendar-settings.ts'
import { importSettings, type ImportSettings } from './import-settings.ts'
import { onOrOff, type Form } from './setting-forms.ts'

/** What an operator sets by the command line; the interface neither shows nor takes it. */
export interface OperatorSettings extends CalendarSettings, ImportSettings {
  /** Whether visitors may comment. */
  readonly allowAnonymousComments: boolean
  /** Whether somebody's first comment waits for a moderator. */
  readonly holdFirstComments: boolean
  /** Everybody may read the menus that the site shows (core-more.md 8). */
  readonly publicMenus: boolean
  /** When a day of the calendar ends, `HH:MM` from 00:00 to 11:00 (calendar-views.md 4.2). */
  readonly multiDayCutoff: string
  /** What structured data says of the site, and what it leaves out (schema-output.md 3). */
  readonly structuredData: StructuredDataOptions
  /** Whether callbacks of imports have to be signed whoever reads the source. */
  readonly importRequireSignature: boolean
  /** Whether batches of imports, and the states of imports, are taken at all. */
  readonly importBatchEnabled: boolean
  readonly importStateEnabled: boolean
  /** Seconds that senders are asked to leave between batches, 10 to 600. */
  readonly importInterval: number
  /** Status of imported events where the import names none. */
  readonly importDefaultStatus: ImportDefaultStatus
  /** Whether this program reads the sources of imports itself. */
  readonly importWorker: boolean
}

const cutoff: Form<string> = { form: 'a time from 00:00 to 11:00', read: readCutoff }

const DEFAULT_STATUSES = ['publish', 'pending', 'draft', 'private'] as const
export type ImportDefaultStatus = (typeof DEFAULT_STATUSES)[number]

const options: Form<StructuredDataOptions> = {
  form: 'a JSON object of known options',
  read(word) {
    try {
      return readStructuredDataOptions(JSON.parse(word))
    } catch {
      return undefined
    }
  },
}

const seconds: Form<number> = {
  form: 'a number of seconds from 10 to 600',
  read(word) {
    const number = /^\d{1,3}$/.test(word) ? Number(word) : 0
    return number >= 10 && number <= 600 ? number : undefined
  },
}

const defaultStatus: Form<ImportDefaultStatus> = {
  form: DEFAULT_STATUSES.join(', '),
  read: (word) => DEFAULT_STATUSES.find((name) => name === word),
}

/** The stored key of each, what counts while nothing is stored, and what it means to people. */
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
  structuredData: {
    key: 'structured_data',
    fallback: {},
    meaning: 'what structured data says of the site, and what it leaves out',
    ...options,
  },
  ...importSettings,
  ...calendarSettings,
  importRequireSignature: {
    key: 'import_require_signature',
    fallback: false,
    meaning: 'callbacks of imports have to be signed, those of other programs too',
    ...onOrOff,
  },
  importBatchEnabled: {
    key: 'import_batch_enabled',
    fallback: true,
    meaning: 'batches of imports are taken',
    ...onOrOff,
  },
  importStateEnabled: {
    key: 'import_state_enabled',
    fallback: true,
    meaning: 'states of imports are taken',
    ...onOrOff,
  },
  importInterval: {
    key: 'import_interval',
    fallback: 10,
    meaning: 'seconds that senders of imports are asked to leave between batches',
    ...seconds,
  },
  importDefaultStatus: {
    key: 'import_default_status',
    fallback: 'publish',
    meaning: 'status of imported events where the import names none',
    ...defaultStatus,
  },
  importWorker: {
    key: 'import_worker',
    fallback: true,
    meaning: 'this program reads the sources of imports itself; off leaves them to another one',
    ...onOrOff,
  },
} as const satisfies {
  [Name in keyof OperatorSettings]: Form<OperatorSettings[Name]> & {
    key: string
    fallback: OperatorSettings[Name]
    meaning: string
  }
}
