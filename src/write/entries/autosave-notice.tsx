import { writeMoment } from '../app/dates.ts'
import { useApp } from '../app/app-context.ts'
import { mayLose } from '../app/may-lose.ts'
import { Button } from '../ui/button.tsx'

export interface AutosaveNoticeProps {
  /** Site time, such as `2026-11-25T17:00:00`. */
  readonly keptAt: string
  /** The form has others by now. */
  readonly hasChanges: boolean
  readonly onRestore: () => void
  readonly onDismiss: () => void
}

/** Offers to restore unsaved changes. */
export function AutosaveNotice(props: AutosaveNoticeProps) {
  const app = useApp()
  const { words, site } = app
  const restore = (): void => {
    if (mayLose(app, props.hasChanges)) props.onRestore()
  }
  return (
    <div class="notice">
      <p>{words('form.autosaveFound', { time: writeMoment(site, props.keptAt) })}</p>
      <Button onClick={restore}>{words('form.autosaveRestore')}</Button>
      <Button kind="link" onClick={props.onDismiss}>
        {words('form.autosaveDismiss')}
      </Button>
    </div>
  )
}
