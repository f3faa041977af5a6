import type { CallbackClient } from './callbacks.ts'
import type { OpenSource } from './source.ts'

export interface JobProgress {
  readonly state: 'fetching' | 'parsing' | 'pushing'
  /** Items. */
  readonly done: number
  readonly total: number
}

export interface JobWork {
  readonly client: CallbackClient
  /** Name of the node that holds the lease. */
  readonly holder: string
  /** Stops the work between two steps; any node may then continue the job. */
  readonly signal: AbortSignal
  /** Opens the source if the worker has it locally. It may be of any size. */
  readonly openOwn?: () => OpenSource
  readonly onProgress?: (progress: JobProgress) => void
}

/** Thrown after the worker was stopped. */
export class WorkStopped extends Error {
  override readonly name = 'WorkStopped'
}
