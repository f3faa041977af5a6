import type { ChangeNotices } from './change-notices.ts'
import type { ChangeTopic } from './topic-changes.ts'

/**
 * Caches one loaded value until a change notice for one of its topics. A value that changes while loading
 * is returned but not cached. The cache is not used while notices may be lost, except for a while
 * when the database is away.
 */
export function cachedValue<T>(
  changes: ChangeNotices,
  topics: readonly ChangeTopic[],
  load: () => Promise<T>,
): () => Promise<T> {
  let kept: Promise<T> | undefined
  for (const topic of topics) {
    changes.onChange(topic, () => {
      kept = undefined
    })
  }
  return () => {
    if (kept !== undefined && (changes.connected || changes.staleAge !== undefined)) return kept
    const loading = load()
    if (changes.connected) {
      kept = loading
      loading.catch(() => {
        if (kept === loading) kept = undefined
      })
    }
    return loading
  }
}
