import { useEffect, useState } from 'preact/hooks'
import type { Answer } from '../../client/client.ts'
import type { ListQuery, ShownList } from '../ui/list-page.tsx'
import { failureText, isBeyondEnd } from './failure.ts'
import { useApp } from './app-context.ts'

export interface LoadedList<Item> extends ShownList {
  /** Reloads the list. */
  readonly reload: () => void
  /** Number of reloads. */
  readonly round: number
  /**
   * Changes an item, shows a message, and reloads the list.
   * @param done key of the text of the report
   */
  readonly change: (work: () => Promise<unknown>, done: string) => Promise<void>
  readonly items: readonly Item[]
}

/** A list that follows its query; answers that come too late are dropped. */
export function useList<Item>(
  firstTab: string,
  load: (query: ListQuery, signal: AbortSignal) => Promise<Answer<readonly Item[]>>,
): LoadedList<Item> {
  const app = useApp()
  const [query, setQuery] = useState<ListQuery>({ search: '', tab: firstTab, page: 1 })
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Answer<readonly Item[]>>()
  const [error, setError] = useState<string>()
  useEffect(() => {
    const controller = new AbortController()
    load(query, controller.signal).then(
      (loaded) => {
        if (controller.signal.aborted) return
        setAnswer(loaded)
        setError(undefined)
      },
      (failure: unknown) => {
        if (controller.signal.aborted) return
        if (isBeyondEnd(failure) && query.page > 1) setQuery({ ...query, page: query.page - 1 })
        else setError(failureText(app, failure))
      },
    )
    return () => controller.abort()
  }, [query, round])
  const reload = (): void => setRound((count) => count + 1)
  return {
    query,
    setQuery,
    reload,
    round,
    async change(work, done) {
      try {
        await work()
        app.notify(app.words(done))
        reload()
      } catch (failure) {
        app.notify(failureText(app, failure))
      }
    },
    items: answer?.data ?? [],
    total: answer?.total,
    pages: answer?.totalPages ?? 1,
    error,
  }
}
