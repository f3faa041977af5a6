import { useState } from 'preact/hooks'
import type { WriteApp } from '../app/write-app.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditLockNotice } from './edit-lock-notice.tsx'
import { EntryFields } from './entry-fields.tsx'
import type { KindName } from './entry-kinds.ts'
import { EntrySide } from './entry-side.tsx'
import { ItemHead } from './item-head.tsx'
import { RevisionsDialog } from './revisions-dialog.tsx'
import { useEditLock } from './use-edit-lock.ts'
import { useEntryActions } from './use-entry-actions.ts'
import { useEntry, type Entry } from './use-entry.ts'
import { Button } from '../ui/button.tsx'
import { Problem } from '../ui/problem.tsx'
import { AutosaveNotice } from './autosave-notice.tsx'

export interface EntryFormProps {
  readonly app: WriteApp
  readonly kind: KindName
  /** Undefined for a new one. */
  readonly id: number | undefined
}

/** The form for a post or a page. */
export function EntryForm({ app, kind, id }: EntryFormProps) {
  const { words } = app
  const entry = useEntry(app, kind, id)
  const actions = useEntryActions(app, kind, id, entry)
  const { version, isReady, failure, conflict } = entry
  const lock = useEditLock(app, version?.data.id)
  const [showsRevisions, setShowsRevisions] = useState(false)
  const isNew = version === undefined && id === undefined

  return (
    <>
      <ItemHead
        app={app}
        title={words(isNew ? `${kind}.new` : `${kind}.edit`)}
        status={version?.data.status}
      />
      <EditLockNotice app={app} lock={lock} />
      <EntryNotices app={app} entry={entry} />
      {!isReady && failure === undefined && <p class="quiet">{words('list.loading')}</p>}
      {isReady && (
        <div class="entry">
          <EntryFields app={app} entry={entry} />
          <EntrySide
            app={app}
            kind={kind}
            entry={entry}
            actions={actions}
            onRevisions={() => setShowsRevisions(true)}
          />
        </div>
      )}
      {conflict !== undefined && <ConflictDialog app={app} entry={entry} theirs={conflict} />}
      {showsRevisions && version !== undefined && (
        <RevisionsDialog
          app={app}
          entry={entry}
          parent={version.data.id}
          onClose={() => setShowsRevisions(false)}
        />
      )}
    </>
  )
}

/** Failures, unsaved changes of earlier, and changes by others. */
function EntryNotices({ app, entry }: { readonly app: WriteApp; readonly entry: Entry }) {
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
