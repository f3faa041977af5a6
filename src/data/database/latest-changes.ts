import { entryOfKey } from './dependencies.ts'
import { Reading, type ChangesSoFar } from './reading.ts'

/** Records when each key last changed. */
export interface LatestChanges extends ChangesSoFar {
  changed(keys: readonly string[]): void
  changedAll(): void
  /** The ids of the entries that have changed since a generation; undefined if any may have. */
  changedEntries(since: number): readonly number[] | undefined
  /** Starts recording the dependencies of something. */
  begin(): Reading
}

/** About five megabytes. Older keys beyond that count as changed. */
const MOST_KEYS = 40_000

/** Of more changes of entries since, only that any may have changed is known. */
const MOST_ENTRIES = 4000

interface ChangedEntry {
  readonly id: number
  readonly generation: number
}

export function createLatestChanges(): LatestChanges {
  const latest = new Map<string, number>()
  let generation = 0
  /** All keys may have changed in this generation. */
  let floor = 0
  /** The latest changes of entries, oldest first; of those up to `entriesFloor` some are missing. */
  let entries: ChangedEntry[] = []
  let entriesFloor = 0

  const noteEntries = (keys: readonly string[]): void => {
    for (const key of keys) {
      const id = entryOfKey(key)
      if (id !== undefined) entries.push({ id, generation })
    }
    if (entries.length <= 2 * MOST_ENTRIES) return
    entriesFloor = entries[entries.length - MOST_ENTRIES - 1]?.generation ?? generation
    entries = entries.slice(-MOST_ENTRIES)
  }
  const changedAll = (): void => {
    floor = ++generation
    latest.clear()
    entries = []
    entriesFloor = generation
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
      noteEntries(keys)
    },
    changedAll,
    changedEntries(since) {
      if (since < entriesFloor) return undefined
      const first = entries.findLastIndex((entry) => entry.generation <= since) + 1
      return [...new Set(entries.slice(first).map(({ id }) => id))]
    },
    begin: () => new Reading(changes),
  }
  return changes
}
