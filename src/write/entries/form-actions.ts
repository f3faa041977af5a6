/** What the buttons of a form do, of whatever kind its item is. */
import type { WriteApp } from '../app/write-app.ts'
import type { WantedStatus } from './publication.ts'

export interface FormActions {
  /** @returns the id of the item; undefined if it could not be saved */
  readonly save: (wanted?: WantedStatus) => Promise<number | undefined>
  /** @returns a link to a preview; undefined after a failure, which is shown */
  readonly preview: () => Promise<string | undefined>
  readonly trash: () => Promise<void>
}

/**
 * Leaves the form of an item that is in the trash now, whatever was typed in it.
 * @param list the path of the list of such items
 */
export function leaveTrashed(app: WriteApp, list: string): void {
  app.holdChanges(false)
  app.go(list)
  app.notify(app.words('form.trashed'))
}
