import { Reading, type ChangesSoFar } from './reading.ts'

/** Records when each key last changed. */
export interface LatestChanges extends ChangesSoFar {
  changed(keys: readonly string[]): void
  changedAll(): void
  /** Starts recording the dependencies of something. */
  begin(): Reading
}

/** About five megabytes. Older keys beyond that count as changed. */
const MOST_KEYS = 40_000

export function createLatestChanges(): LatestChanges {
  const latest = new Map<string, number>()
  let generation = 0
  /** All keys may have changed in this generation. */
  let floor = 0

  const changedAll = (): void => {
    floor = ++generation
    latest.clear()
  }
  const changes: LatestChanges = {
    get generation() {
      return generation
    },
    unchangedSince(since, keys) {
      if (since < floor) return false
      for (const key of keys) if ((latest.get(key) ?? 0) > since) return false
      return true
    },
    changed(keys) {
      if (latest.size + keys.length > MOST_KEYS) {
        changedAll()
        return
      }
      generation++
      for (const key of keys) latest.set(key, generation)
    },
    changedAll,
    begin: () => new Reading(changes),
  }
  return changes
}
