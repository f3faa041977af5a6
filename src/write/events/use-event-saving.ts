import { useState } from 'preact/hooks'
import { isConflict } from '../app/failure.ts'
import type { Work } from '../app/use-work.ts'
import type { WriteApp } from '../app/write-app.ts'
import type { WantedStatus } from '../entries/publication.ts'
import {
  createEvent,
  keepChanges,
  readEvent,
  updateEvent,
  type EventVersion,
  type SeriesPart,
} from './event-store.ts'
import { problemsIn } from './event-values.ts'
import type { TypedEvent } from './use-event-values.ts'

export interface EventSavingOptions {
  readonly app: WriteApp
  readonly typed: TypedEvent
  readonly work: Work
  readonly onSaved: () => void
}

/** Saves what is typed; if somebody else was quicker, the person chooses between both versions. */
export function useEventSaving({ app, typed, work, onSaved }: EventSavingOptions) {
  const { client, words } = app
  const { version, values } = typed
  const [theirs, setTheirs] = useState<EventVersion>()
  const [part, choosePart] = useState<SeriesPart>('this')
  const [wanted, setWanted] = useState<WantedStatus>()

  /** Shows what is missing. */
  const isIncomplete = (): boolean => {
    const missing = Object.entries(problemsIn(values))
    if (missing.length === 0) return false
    const absent = Object.fromEntries(missing.map(([name, key]) => [name, words(key)]))
    work.report(words('events.incomplete'), absent)
    return true
  }
  /** @returns the id of what was written; undefined after a conflict, for the person to solve */
  const writeOver = async (
    base: EventVersion | undefined,
    status?: WantedStatus,
  ): Promise<number | undefined> => {
    if (base === undefined) return createEvent(client, values, status ?? 'draft')
    try {
      return await updateEvent(app, base, values, { status, part })
    } catch (error) {
      if (!isConflict(error)) throw error
      setWanted(status)
      setTheirs(await readEvent(client, base.answer.data.id, base.occurrence))
      return undefined
    }
  }
  /** Writes over a version, and shows what has become of it. */
  const saveOver = async (
    base: EventVersion | undefined,
    status?: WantedStatus,
  ): Promise<EventVersion | undefined> => {
    if (isIncomplete()) return undefined
    let read: EventVersion | undefined
    await work.during(async () => {
      const written = await writeOver(base, status)
      if (written === undefined) return
      read = await readEvent(client, written)
      typed.show(read, values)
      onSaved()
      if (typed.latest.current === values) app.holdChanges(false)
    })
    return read
  }

  return {
    /** What somebody else has saved meanwhile. */
    theirs,
    /** What a change is about, where the form is of one time of a series. */
    part,
    choosePart: (next: SeriesPart): void => choosePart(next),
    /** @returns a link to what is typed; undefined after a failure, which is shown */
    preview: async (): Promise<string | undefined> => {
      if (version === undefined || isIncomplete()) return undefined
      let url: string | undefined
      await work.during(async () => {
        url = await keepChanges(client, version, values)
      })
      return url
    },
    /** @returns undefined if it could not be saved */
    save: (status?: WantedStatus) => saveOver(version, status),
    takeTheirs: (): void => {
      if (theirs !== undefined) typed.show(theirs)
      setTheirs(undefined)
    },
    keepMine: () => {
      setTheirs(undefined)
      return saveOver(theirs, wanted)
    },
    closeConflict: (): void => setTheirs(undefined),
  }
}
