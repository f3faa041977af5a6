import type { WriteApp } from '../app/write-app.ts'
import { Button } from '../ui/button.tsx'
import type { Entry } from './use-entry.ts'

/** What the person should know before going on. */
export function EntryNotices({ app, entry }: { readonly app: WriteApp; readonly entry: Entry }) {
  const { words } = app
  return (
    <>
      {entry.failure !== undefined && (
        <p class="problem" role="alert">
          {entry.failure}
        </p>
      )}
      {entry.autosave !== undefined && (
        <div class="notice" role="status">
          <p>{words('form.autosaveFound')}</p>
          <Button onClick={entry.restoreAutosave}>{words('form.autosaveRestore')}</Button>
          <Button kind="link" onClick={entry.dismissAutosave}>
            {words('form.autosaveDismiss')}
          </Button>
        </div>
      )}
      {entry.kept.isOutdated && entry.conflict === undefined && (
        <div class="notice" role="status">
          <p>{words('form.outdated')}</p>
          <Button onClick={() => void entry.compare()}>{words('form.compare')}</Button>
        </div>
      )}
    </>
  )
}
