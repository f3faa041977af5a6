import type { WriteApp } from '../app/write-app.ts'
import { Button } from '../ui/button.tsx'
import { Problem } from '../ui/problem.tsx'
import { AutosaveNotice } from './autosave-notice.tsx'
import type { Entry } from './use-entry.ts'

/** Failures, unsaved changes of earlier, and changes by others. */
export function EntryNotices({ app, entry }: { readonly app: WriteApp; readonly entry: Entry }) {
  const { words } = app
  return (
    <>
      <Problem text={entry.failure} />
      {entry.autosave !== undefined && (
        <AutosaveNotice
          app={app}
          keptAt={entry.autosave.keptAt}
          onRestore={entry.restoreAutosave}
          onDismiss={entry.dismissAutosave}
        />
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
