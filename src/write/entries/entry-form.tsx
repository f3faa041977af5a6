import { useState } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'
import { writeMoment } from '../app/dates.ts'
import { ConflictDialog, type ConflictSide } from './conflict-dialog.tsx'
import { EditLockNotice } from './edit-lock-notice.tsx'
import { EntryFields } from './entry-fields.tsx'
import type { KindName } from './entry-kinds.ts'
import { EntrySide } from './entry-side.tsx'
import { valuesOf, type EntryValues } from './entry-values.ts'
import { ItemHead } from './item-head.tsx'
import { RevisionsDialog } from './revisions-dialog.tsx'
import { useEditLock } from './use-edit-lock.ts'
import { useEntryActions } from './use-entry-actions.ts'
import { useEntry, type Entry } from './use-entry.ts'
import { Button } from '../ui/button.tsx'
import { Problem } from '../ui/problem.tsx'
import { AutosaveNotice } from './autosave-notice.tsx'

export interface EntryFormProps {
  readonly kind: KindName
  /** Undefined for a new one. */
  readonly id: number | undefined
}

/** The form for a post or a page. */
export function EntryForm({ kind, id }: EntryFormProps) {
  const { words, site } = useApp()
  const entry = useEntry(kind, id)
  const actions = useEntryActions(kind, entry)
  const { version, isReady, failure, conflict } = entry
  const lock = useEditLock(version?.data.id)
  const [showsRevisions, setShowsRevisions] = useState(false)
  const isNew = version === undefined && id === undefined

  return (
    <>
      <ItemHead
        title={words(isNew ? `${kind}.new` : `${kind}.edit`)}
        status={version?.data.status}
      />
      <EditLockNotice lock={lock} />
      <EntryNotices entry={entry} />
      {!isReady && failure === undefined && <p class="quiet">{words('list.loading')}</p>}
      {isReady && (
        <div class="entry">
          <EntryFields entry={entry} />
          <EntrySide
            kind={kind}
            entry={entry}
            actions={actions}
            onRevisions={() => setShowsRevisions(true)}
          />
        </div>
      )}
      {conflict !== undefined && (
        <ConflictDialog
          title={words('conflict.title')}
          about={words('conflict.text', { time: writeMoment(site, conflict.data.modified) })}
          theirs={sideOf(valuesOf(conflict.data))}
          mine={sideOf(entry.values)}
          busy={entry.busy}
          onClose={entry.closeConflict}
          onTakeTheirs={entry.takeTheirs}
          onKeepMine={entry.keepMine}
        />
      )}
      {showsRevisions && version !== undefined && (
        <RevisionsDialog
          entry={entry}
          parent={version.data.id}
          onClose={() => setShowsRevisions(false)}
        />
      )}
    </>
  )
}

const sideOf = ({ title, content }: EntryValues): ConflictSide => ({ title, text: content })

/** Failures, autosaved texts, and changes by others. */
function EntryNotices({ entry }: { readonly entry: Entry }) {
  const { words } = useApp()
  return (
    <>
      <Problem text={entry.failure} />
      <Problem text={entry.notKept} />
      <div role="status">
        {entry.autosave !== undefined && (
          <AutosaveNotice
            keptAt={entry.autosave.keptAt}
            hasChanges={entry.hasChanges}
            onRestore={entry.restoreAutosave}
            onDismiss={entry.dismissAutosave}
          />
        )}
        {entry.kept.isOutdated && entry.conflict === undefined && (
          <div class="notice">
            <p>{words('form.outdated')}</p>
            <Button onClick={() => void entry.compare()}>{words('form.compare')}</Button>
          </div>
        )}
      </div>
    </>
  )
}
