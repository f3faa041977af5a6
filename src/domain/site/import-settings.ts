/** Operator settings of event imports (behaviour/imports.md#checks-of-callbacks). */
import { numberWithin, onOrOff, type ValueFormat } from './setting-forms.ts'

const DEFAULT_STATUSES = ['publish', 'pending', 'draft', 'private'] as const
export type ImportDefaultStatus = (typeof DEFAULT_STATUSES)[number]

export interface ImportSettings {
  /** Whether import callbacks always have to be signed. */
  readonly importRequireSignature: boolean
  /** Whether import batches and import states are accepted. */
  readonly importBatchEnabled: boolean
  readonly importStateEnabled: boolean
  /** Seconds that senders are asked to wait between batches, 10 to 600. */
  readonly importInterval: number
  /** Default status of imported events. */
  readonly importDefaultStatus: ImportDefaultStatus
  /** Whether this program reads the sources of imports itself. */
  readonly importWorker: boolean
}

const defaultStatus: ValueFormat<ImportDefaultStatus> = {
  form: DEFAULT_STATUSES.join(', '),
  read: (word) => DEFAULT_STATUSES.find((name) => name === word),
}

export const importSettings = {
  importRequireSignature: {
    key: 'import_require_signature',
    fallback: false,
    meaning: 'import callbacks have to be signed, also those of other programs',
    ...onOrOff,
  },
  importBatchEnabled: {
    key: 'import_batch_enabled',
    fallback: true,
    meaning: 'import batches are accepted',
    ...onOrOff,
  },
  importStateEnabled: {
    key: 'import_state_enabled',
    fallback: true,
    meaning: 'import states are accepted',
    ...onOrOff,
  },
  importInterval: {
    key: 'import_interval',
    fallback: 10,
    meaning: 'seconds that senders are asked to wait between import batches',
    ...numberWithin(10, 600),
  },
  importDefaultStatus: {
    key: 'import_default_status',
    fallback: 'publish',
    meaning: 'default status of imported events',
    ...defaultStatus,
  },
  importWorker: {
    key: 'import_worker',
    fallback: true,
    meaning: 'this program reads the sources of imports itself; off leaves them to another one',
    ...onOrOff,
  },
} as const
