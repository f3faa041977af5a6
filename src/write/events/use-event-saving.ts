import { useState } from 'preact/hooks'
import { isConflict } from '../app/failure.ts'
import type { Work } from '../app/use-work.ts'
import { useApp } from '../app/app-context.ts'
import { changedStatus, type WantedStatus } from '../entries/publication.ts'
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
  readonly typed: TypedEvent
  readonly work: Work
  /** Waits until changes are kept that are being kept: later than a save, they would be offered as newer. */
  readonly settled: () => Promise<unknown>
  readonly onSaved: () => void
}

/** Saves the form; after a conflict, the user chooses between both versions. */
export function useEventSaving({ typed, work, settled, onSaved }: EventSavingOptions) {
  const app = useApp()
  const { client, words } = app
  const { version, values } = typed
  const [theirs, setTheirs] = useState<EventVersion>()
  const [part, choosePart] = useState<SeriesPart>('this')
  const [wanted, setWanted] = useState<WantedStatus>()

  /** Reports missing values. */
  const isIncomplete = (): boolean => {
    const missing = Object.entries(problemsIn(values))
    if (missing.length === 0) return false
    const absent = Object.fromEntries(missing.map(([name, key]) => [name, words(key)]))
    work.report(words('events.incomplete'), absent)
    return true
  }
  /** @returns the id of the written event; undefined after a conflict, which the user resolves */
  const writeOver = async (
    base: EventVersion | undefined,
    status?: WantedStatus,
  ): Promise<number | undefined> => {
    if (base === undefined) return createEvent(client, values, status ?? 'draft')
    try {
      return await updateEvent(app, base, values, { status, part })
    } catch (error) {
      if (!isConflict(error)) throw error
      setWanted(changedStatus(base.answer.data.status, status))
      setTheirs(await readEvent(client, base.answer.data.id, base.occurrence))
      return undefined
    }
  }
  /** Saves over a version, and shows the result. */
  const saveOver = async (
    base: EventVersion | undefined,
    status?: WantedStatus,
  ): Promise<EventVersion | undefined> => {
    if (isIncomplete()) return undefined
    let read: EventVersion | undefined
    await work.during(async () => {
      await settled()
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
    /** The version that another user has saved meanwhile. */
    theirs,
    /** What a change is about, where the form is of one time of a series. */
    part,
    choosePart: (next: SeriesPart): void => choosePart(next),
    /** @returns a link to a preview; undefined after a failure, which is shown */
    preview: async (): Promise<string | undefined> => {
      if (version === undefined || isIncomplete()) return undefined
      let url: string | undefined
      await work.during(async () => {
        await settled()
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
