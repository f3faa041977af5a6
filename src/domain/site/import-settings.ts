/** What an operator sets for imports of events (behaviour/imports.md#checks-of-callbacks). */
import { numberWithin, onOrOff, type Form } from './setting-forms.ts'

const DEFAULT_STATUSES = ['publish', 'pending', 'draft', 'private'] as const
export type ImportDefaultStatus = (typeof DEFAULT_STATUSES)[number]

export interface ImportSettings {
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

const defaultStatus: Form<ImportDefaultStatus> = {
  form: DEFAULT_STATUSES.join(', '),
  read: (word) => DEFAULT_STATUSES.find((name) => name === word),
}

export const importSettings = {
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
    ...numberWithin(10, 600),
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
} as const
