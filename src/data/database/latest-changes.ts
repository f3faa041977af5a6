import { namedBy, type NamedKind } from './dependencies.ts'
import { Reading, type ChangesSoFar } from './reading.ts'

/** Records when each key last changed. */
export interface LatestChanges extends ChangesSoFar {
  changed(keys: readonly string[]): void
  changedAll(): void
  /** The ids of what has changed since a generation; undefined if anything may have. */
  changedIds(since: number): ChangedIds | undefined
  /** Starts recording the dependencies of something. */
  begin(): Reading
}

/** About five megabytes. Older keys beyond that count as changed. */
const MOST_KEYS = 40_000

/** Of more changes since, only that anything may have changed is known. */
const MOST_NAMED = 4000

export type ChangedIds = Readonly<Record<NamedKind, readonly number[]>>

interface Named {
  readonly kind: NamedKind
  readonly id: number
  readonly generation: number
}

export function createLatestChanges(): LatestChanges {
  const latest = new Map<string, number>()
  let generation = 0
  /** All keys may have changed in this generation. */
  let floor = 0
  /** The latest changes, oldest first; of those up to `namedFloor` some are missing. */
  let named: Named[] = []
  let namedFloor = 0

  const noteNamed = (keys: readonly string[]): void => {
    for (const key of keys) {
      const one = namedBy(key)
      if (one !== undefined) named.push({ ...one, generation })
    }
    if (named.length <= 2 * MOST_NAMED) return
    namedFloor = named[named.length - MOST_NAMED - 1]?.generation ?? generation
    named = named.slice(-MOST_NAMED)
  }
  const changedAll = (): void => {
    floor = ++generation
    latest.clear()
    named = []
    namedFloor = generation
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
      noteNamed(keys)
    },
    changedAll,
    changedIds(since) {
      if (since < namedFloor) return undefined
      const later = named.slice(named.findLastIndex((one) => one.generation <= since) + 1)
      const idsOf = (kind: NamedKind): number[] => [
        ...new Set(later.flatMap((one) => (one.kind === kind ? one.id : []))),
      ]
      return { entries: idsOf('entries'), comments: idsOf('comments') }
    },
    begin: () => new Reading(changes),
  }
  return changes
}
