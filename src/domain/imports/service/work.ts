import type { CallbackClient } from './callbacks.ts'
import type { OpenSource } from './source.ts'

/** How far a job is. */
export interface JobProgress {
  readonly state: 'fetching' | 'parsing' | 'pushing'
  /** Items. */
  readonly done: number
  readonly total: number
}

/** What somebody works on a job with. */
export interface JobWork {
  readonly client: CallbackClient
  /** Name of the node, by which others know that the job is taken. */
  readonly holder: string
  /** Ends the work between two steps; the job can be taken up by anybody then. */
  readonly signal: AbortSignal
  /** Opens the source, where whoever works has it at hand. It may be of any size. */
  readonly openOwn?: () => OpenSource
  readonly onProgress?: (progress: JobProgress) => void
}

/** Whoever works was told to stop. */
export class WorkStopped extends Error {
  override readonly name = 'WorkStopped'
}
