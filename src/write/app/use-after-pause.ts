import { useEffect, useRef } from 'preact/hooks'

/** After so long without a change, in milliseconds. */
const PAUSE = 4000

/**
 * Does something when nobody has typed for a moment.
 * @param watched what typing changes; the wait starts over whenever one of these changes
 */
export function useAfterPause(
  watched: readonly unknown[],
  isActive: boolean,
  action: () => void,
): void {
  const latest = useRef(action)
  latest.current = action
  useEffect(() => {
    if (!isActive) return undefined
    const timer = setTimeout(() => latest.current(), PAUSE)
    return () => clearTimeout(timer)
  }, [...watched, isActive])
}
