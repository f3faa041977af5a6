import type { WriteApp } from './write-app.ts'

/** Asks before unsaved changes of a form are replaced or dropped. */
export const mayLose = ({ words }: Pick<WriteApp, 'words'>, hasChanges: boolean): boolean =>
  !hasChanges || confirm(words('form.lose'))
