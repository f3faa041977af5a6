import { useState } from 'preact/hooks'
import { failureText, problemsOf } from './failure.ts'
import { useApp } from './app-context.ts'

/** The state of a form's requests. */
export interface Work {
  readonly isBusy: boolean
  readonly failure: string | undefined
  /** The problem with each member, by its name in the API. */
  readonly problems: Readonly<Record<string, string>>
  /** Runs an action; resolves to false if it fails, which `failure` and `problems` explain. */
  readonly during: (action: () => Promise<unknown>) => Promise<boolean>
  /** Is busy during the action; the caller reports a failure. */
  readonly whileBusy: (action: () => Promise<void>) => Promise<void>
  /** Shows a failure and the problems of members. */
  readonly report: (failure: string, problems?: Work['problems']) => void
}

/** The requests of a form, one after the other; each of them clears what the last has reported. */
export function useWork(): Work {
  const app = useApp()
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
