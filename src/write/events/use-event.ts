import { useEffect, useRef, useState } from 'preact/hooks'
import { failureText, isConflict } from '../app/failure.ts'
import { useSettle } from '../app/use-settle.ts'
import { useWork, type Work } from '../app/use-work.ts'
import type { WriteApp } from '../app/write-app.ts'
import { besideWish, type WantedStatus } from '../entries/publication.ts'
import {
  createEvent,
  keepChanges,
  readEvent,
  updateEvent,
  type EventVersion,
  type SeriesPart,
} from './event-store.ts'
import {
  besideTyped,
  changedMembers,
  newValues,
  problemsIn,
  type EventValues,
} from './event-values.ts'
import { useEventChanges } from './use-event-changes.ts'

/** An event and what the form holds of it. */
export interface EventState {
  readonly values: EventValues
  /** Undefined while the event is new. */
  readonly version: EventVersion | undefined
  readonly isReady: boolean
  readonly isBusy: boolean
  readonly hasChanges: boolean
  /** Counts how often the values were replaced by others than those that were typed. */
  readonly round: number
  readonly failure: string | undefined
  /** What a change is about, where the form is of one time of a series. */
  readonly part: SeriesPart
  readonly choosePart: (part: SeriesPart) => void
  /** What is wrong with each member, by its name in the API. */
  readonly problems: Work['problems']
  /** What is typed is kept, and offered again when the form is opened the next time. */
  readonly unsaved: Pick<
    ReturnType<typeof useEventChanges>,
    'keptAt' | 'offered' | 'restore' | 'dismiss'
  >
  /** What somebody else has saved meanwhile. */
  readonly theirs: EventVersion | undefined
  readonly change: (values: EventValues) => void
  /** @returns a link to what is typed; undefined if there is none, which has been told then */
  readonly preview: () => Promise<string | undefined>
  /** @returns undefined if it could not be saved */
  readonly save: (status?: WantedStatus) => Promise<EventVersion | undefined>
  readonly takeTheirs: () => void
  readonly keepMine: () => Promise<EventVersion | undefined>
  readonly closeConflict: () => void
  /** Does something else with the event, and tells whether it was done. */
  readonly during: (action: () => Promise<unknown>) => Promise<boolean>
}

/**
 * @param id undefined for a new one
 * @param occurrence the name of one of its times, if only that is meant
 */
export function useEvent(
  app: WriteApp,
  id: number | undefined,
  occurrence: string | undefined,
): EventState {
  const { client, words } = app
  const [first] = useState(() => newValues(app.site.zone))
  const [version, setVersion] = useState<EventVersion>()
  const [values, setValues] = useState(first)
  const [round, setRound] = useState(0)
  const { isBusy, failure, problems, during, whileBusy, tell } = useWork(app)
  const [theirs, setTheirs] = useState<EventVersion>()
  const [part, choosePart] = useState<SeriesPart>('this')
  const [wanted, setWanted] = useState<WantedStatus>()

  const settle = useSettle(app)
  const latest = useRef(values)
  latest.current = values

  /** What has been typed since the values were sent stays. */
  const show = (next: EventVersion, sent = latest.current): void => {
    setVersion(next)
    setValues((typed) =>
      besideWish(next.answer.data.status, besideTyped(next.values, sent, typed), typed),
    )
    setRound((count) => count + 1)
  }
  useEffect(() => {
    if (id === undefined || version?.answer.data.id === id) return
    const open = async (): Promise<void> => {
      const read = await readEvent(client, id, occurrence)
      show(read)
      await unsaved.find(read)
    }
    open().catch((error: unknown) => tell(failureText(app, error)))
  }, [id])

  const known =
    version === undefined ? first : besideWish(version.answer.data.status, version.values, values)
  const hasChanges =
    known.visibility !== values.visibility || Object.keys(changedMembers(known, values)).length > 0
  useEffect(() => app.holdChanges(hasChanges), [hasChanges])

  const createDraft = (): Promise<void> =>
    whileBusy(async () => {
      const read = await readEvent(client, await createEvent(client, values, 'draft'))
      show(read, values)
      settle(`events/${read.answer.data.id}`)
      app.notify(words('form.savedDraft'))
    })
  const restore = (kept: EventValues): void => {
    setValues(kept)
    setRound((count) => count + 1)
  }
  const unsaved = useEventChanges({
    app,
    version,
    values,
    hasChanges,
    isBusy,
    createDraft,
    onRestore: restore,
  })

  const write = async (base: EventVersion | undefined, status?: WantedStatus): Promise<number> => {
    if (base === undefined) return createEvent(client, values, status ?? 'draft')
    return updateEvent(app, base, values, { status, part })
  }
  /** Tells what is missing. */
  const isIncomplete = (): boolean => {
    const missing = Object.entries(problemsIn(values))
    if (missing.length === 0) return false
    const absent = Object.fromEntries(missing.map(([name, key]) => [name, words(key)]))
    tell(words('events.incomplete'), absent)
    return true
  }
  /** Writes over a version, and shows what has become of it. */
  const saveOver = async (
    base: EventVersion | undefined,
    status?: WantedStatus,
  ): Promise<EventVersion | undefined> => {
    if (isIncomplete()) return undefined
    let read: EventVersion | undefined
    await during(async () => {
      let written: number
      try {
        written = await write(base, status)
      } catch (error) {
        if (!isConflict(error) || base === undefined) throw error
        setWanted(status)
        setTheirs(await readEvent(client, base.answer.data.id, base.occurrence))
        return
      }
      read = await readEvent(client, written)
      show(read, values)
      unsaved.forget()
      if (latest.current === values) app.holdChanges(false)
    })
    return read
  }

  return {
    values,
    version,
    isReady: id === undefined || version !== undefined,
    isBusy,
    hasChanges,
    round,
    failure,
    problems,
    part,
    choosePart,
    theirs,
    unsaved,
    change: setValues,
    async preview() {
      if (version === undefined || isIncomplete()) return undefined
      let url: string | undefined
      await during(async () => {
        url = await keepChanges(client, version, values)
      })
      return url
    },
    save: (status) => saveOver(version, status),
    takeTheirs() {
      if (theirs !== undefined) show(theirs)
      setTheirs(undefined)
    },
    keepMine() {
      setTheirs(undefined)
      return saveOver(theirs, wanted)
    },
    closeConflict: () => setTheirs(undefined),
    during,
  }
}
