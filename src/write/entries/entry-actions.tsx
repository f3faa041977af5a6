import type { WriteApp } from '../app/write-app.ts'
import { Button } from '../ui/button.tsx'
import { TrashButton } from '../ui/trash-button.tsx'
import type { WantedStatus } from './entry-store.ts'
import type { Entry } from './use-entry.ts'

export interface EntryActionsProps {
  readonly app: WriteApp
  readonly entry: Entry
  readonly mayPublish: boolean
  /** Its date lies in the future. */
  readonly isLater: boolean
  readonly onSave: (status?: WantedStatus) => void
  readonly onPreview: () => void
  readonly onRevisions: () => void
  readonly onTrash: () => void
}

/** What can be done with the item as it is typed. */
export function EntryActions(props: EntryActionsProps) {
  const { app, entry, mayPublish, isLater, onSave, onPreview } = props
  const { words } = app
  const { version, busy, values } = entry
  const status = version?.data.status ?? 'draft'
  const isOut = status === 'publish' || status === 'future' || status === 'private'
  const out: WantedStatus = values.visibility === 'private' ? 'private' : 'publish'
  const publish = isLater ? 'form.schedule' : 'form.publish'
  return (
    <section class="panel actions" aria-label={words('form.actions')}>
      {isOut ? (
        <Button kind="primary" type="button" busy={busy} onClick={() => onSave(out)}>
          {words('form.update')}
        </Button>
      ) : (
        <Button kind="primary" busy={busy} onClick={() => onSave(mayPublish ? out : 'pending')}>
          {words(mayPublish ? publish : 'form.submit')}
        </Button>
      )}
      {isOut ? (
        <Button busy={busy} onClick={() => onSave('draft')}>
          {words('form.unpublish')}
        </Button>
      ) : (
        <Button busy={busy} onClick={() => onSave(status === 'pending' ? 'pending' : 'draft')}>
          {words('form.saveDraft')}
        </Button>
      )}
      <Button busy={busy} onClick={onPreview}>
        {words(status === 'publish' && !entry.hasChanges ? 'list.view' : 'form.preview')}
        <span class="hidden"> {words('frame.newTab')}</span>
      </Button>
      <p class="quiet state">
        {entry.hasChanges
          ? words('form.unsaved')
          : words(version ? 'form.allSaved' : 'form.nothingYet')}
        {entry.kept.at !== undefined && entry.hasChanges && (
          <> {words('form.kept', { time: entry.kept.at.slice(11) })}</>
        )}
      </p>
      {version !== undefined && (
        <div class="more">
          <Button kind="link" onClick={props.onRevisions}>
            {words('form.revisions')}
          </Button>
          <TrashButton words={words} busy={busy} onTrash={props.onTrash} />
        </div>
      )}
    </section>
  )
}
