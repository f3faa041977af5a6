import { useState } from 'preact/hooks'
import { failureText, problemsOf } from './failure.ts'
import type { WriteApp } from './write-app.ts'

/** What a form is doing, and what has gone wrong with it. */
export interface Work {
  readonly isBusy: boolean
  readonly failure: string | undefined
  /** What is wrong with each member, by its name in the API. */
  readonly problems: Readonly<Record<string, string>>
  /** Does something, and resolves to whether it was done; if not, the failure and the problems say why. */
  readonly during: (action: () => Promise<unknown>) => Promise<boolean>
  /** Is busy while something is done, and leaves it to the caller to report a failure. */
  readonly whileBusy: (action: () => Promise<void>) => Promise<void>
  /** Shows what has gone wrong, or is missing. */
  readonly report: (failure: string, problems?: Work['problems']) => void
}

/** The requests of a form, one after the other; each of them clears what the last has reported. */
export function useWork(app: Pick<WriteApp, 'words'>): Work {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [problems, setProblems] = useState<Work['problems']>({})

  const report: Work['report'] = (text, wrong = {}) => {
    setFailure(text)
    setProblems(wrong)
  }
  const whileBusy: Work['whileBusy'] = async (action) => {
    setBusy(true)
    try {
      await action()
    } finally {
      setBusy(false)
    }
  }
  const during: Work['during'] = async (action) => {
    setFailure(undefined)
    setProblems({})
    let done = false
    await whileBusy(async () => {
      try {
        await action()
        done = true
      } catch (error) {
        report(failureText(app, error), problemsOf(error))
      }
    })
    return done
  }
  return { isBusy, failure, problems, during, whileBusy, report }
}
