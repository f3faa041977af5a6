import { writeMoment } from '../app/dates.ts'
import { useApp } from '../app/app-context.ts'
import { Button } from '../ui/button.tsx'

export interface AutosaveNoticeProps {
  /** Site time, such as `2026-11-25T17:00:00`. */
  readonly keptAt: string
  readonly onRestore: () => void
  readonly onDismiss: () => void
}

/** Offers to restore unsaved changes. */
export function AutosaveNotice({ keptAt, onRestore, onDismiss }: AutosaveNoticeProps) {
  const { words, site } = useApp()
  return (
    <div class="notice">
      <p>{words('form.autosaveFound', { time: writeMoment(site, keptAt) })}</p>
      <Button onClick={onRestore}>{words('form.autosaveRestore')}</Button>
      <Button kind="link" onClick={onDismiss}>
        {words('form.autosaveDismiss')}
      </Button>
    </div>
  )
}
