import { useEffect, useRef, useState } from 'preact/hooks'
import { useApp } from './app-context.ts'
import { failureText, isConflict, mayPass } from './failure.ts'
import { AFTER_TYPING, useAfterPause } from './use-after-pause.ts'

/** How long to wait after a failure, in milliseconds. */
const AFTER_FAILURE = 15_000

export interface KeepingOptions<T> {
  /** What is kept; typing changes one of these. */
  readonly watched: readonly unknown[]
  readonly hasChanges: boolean
  /** Whether changes can be kept at the moment. */
  readonly isReady: boolean
  readonly keep: () => Promise<T>
}

/** The state of keeping what is typed. */
export interface Keeping<T> {
  /** Says that changes are not being kept, and why; undefined while they are. */
  readonly notKept: string | undefined
  /**
   * Waits for the request under way, so that it cannot come after a later one.
   * @returns its result; undefined if it fails, or if there is none
   */
  readonly settled: () => Promise<T | undefined>
}

/**
 * Keeps what is typed, one request at a time. If one fails, another is made after a while, or as soon as the
 * user comes back to the page or to the network; users are told when changes are kept again.
 */
export function useKeeping<T>(options: KeepingOptions<T>): Keeping<T> {
  const app = useApp()
  const { words } = app
  const { watched, hasChanges, isReady } = options
  const [reason, setReason] = useState<string>()
  const [isRunning, setRunning] = useState(false)
  const running = useRef<Promise<T | undefined>>()
  /** Has been kept, or refused, which would happen again. */
  const tried = useRef<readonly unknown[]>()

  const attempt = async (): Promise<T | undefined> => {
    try {
      const kept = await options.keep()
      tried.current = watched
      setReason(undefined)
      if (reason !== undefined) app.notify(words('form.keptAgain'))
      return kept
    } catch (error) {
      if (!mayPass(error)) tried.current = watched
      // The form asks what to do about a conflict.
      setReason(isConflict(error) ? undefined : failureText(app, error))
      return undefined
    }
  }
  const start = (): void => {
    if (!hasChanges || !isReady || running.current !== undefined) return
    if (tried.current?.every((value, index) => value === watched[index])) return
    setRunning(true)
    running.current = attempt().finally(() => {
      running.current = undefined
      setRunning(false)
    })
  }
  const latest = useRef(start)
  latest.current = start

  const isWaiting = hasChanges && isReady && !isRunning
  useAfterPause(watched, isWaiting, start, reason === undefined ? AFTER_TYPING : AFTER_FAILURE)

  useEffect(() => {
    if (!hasChanges) setReason(undefined)
  }, [hasChanges])

  useEffect(() => {
    if (reason === undefined) return undefined
    const again = (): void => {
      if (document.visibilityState === 'visible') latest.current()
    }
    addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [reason])

  return {
    notKept: reason === undefined ? undefined : words('form.notKept', { reason }),
    settled: async () => running.current,
  }
}
