import { useEffect, useRef } from 'preact/hooks'

/** A moment without typing, in milliseconds. */
export const AFTER_TYPING = 4000

/**
 * Does something when nobody has typed for a moment.
 * @param watched what typing changes; the wait starts over whenever one of these changes
 */
export function useAfterPause(
  watched: readonly unknown[],
  isActive: boolean,
  action: () => void,
  pause = AFTER_TYPING,
): void {
  const latest = useRef(action)
  latest.current = action
  useEffect(() => {
    if (!isActive) return undefined
    const timer = setTimeout(() => latest.current(), pause)
    return () => clearTimeout(timer)
  }, [...watched, isActive, pause])
}
