import type { ChangeNotices, ChangeTopic } from './change-notices.ts'

/**
 * Caches one loaded value until a change notice of its topic. A value that changed while it was
 * loaded is returned but not cached, and nothing cached is used while notices may not arrive, unless the
 * database is away, for a while.
 */
export function cachedValue<T>(
  changes: ChangeNotices,
  topic: ChangeTopic,
  load: () => Promise<T>,
): () => Promise<T> {
  let kept: Promise<T> | undefined
  changes.onChange(topic, () => {
    kept = undefined
  })
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
