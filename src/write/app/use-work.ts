import { useState } from 'preact/hooks'
import { failureText, problemsOf } from './failure.ts'
import type { WriteApp } from './write-app.ts'

/** What a form is doing, and what has gone wrong with it. */
export interface Work {
  readonly isBusy: boolean
  readonly failure: string | undefined
  /** What is wrong with each member, by its name in the API. */
  readonly problems: Readonly<Record<string, string>>
  /** Does something, and tells whether it was done; why not, is in the failure and the problems. */
  readonly during: (action: () => Promise<unknown>) => Promise<boolean>
}

/** The requests of a form, one after the other; each of them clears what the last has told. */
export function useWork(app: Pick<WriteApp, 'words'>): Work {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})

  const during = async (action: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setFailure(undefined)
    setProblems({})
    try {
      await action()
      return true
    } catch (error) {
      setFailure(failureText(app, error))
      setProblems(problemsOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, problems, during }
}
