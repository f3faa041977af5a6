import { useState } from 'preact/hooks'
import { openWhenReady } from '../app/open-when-ready.ts'
import { useAfterPause } from '../app/use-after-pause.ts'
import { useSettle } from '../app/use-settle.ts'
import type { WriteApp } from '../app/write-app.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { kinds, type KindName } from './entry-kinds.ts'
import { EditLockNotice } from './edit-lock-notice.tsx'
import { EntryNotices } from './entry-notices.tsx'
import { EntrySettings } from './entry-settings.tsx'
import { ExcerptField } from './excerpt-field.tsx'
import { leaveTrashed } from './form-actions.ts'
import { ItemActions } from './item-actions.tsx'
import { ItemHead } from './item-head.tsx'
import { isUnpublished, savedText, type WantedStatus } from './publication.ts'
import { RevisionsDialog } from './revisions-dialog.tsx'
import { TextArea } from './text-area.tsx'
import { useEditLock } from './use-edit-lock.ts'
import { useEntry } from './use-entry.ts'

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
  const settle = useSettle(app)
  const lock = useEditLock(app, entry.version?.data.id)
  const [showsRevisions, setShowsRevisions] = useState(false)
  const { values, version, problems, isReady, hasChanges, busy } = entry
  const isNew = version === undefined

  const save = async (status?: WantedStatus): Promise<number | undefined> => {
    const saved = await entry.save(status)
    if (saved === undefined) return undefined
    if (isNew) settle(`${kind}/${saved.data.id}`)
    app.notify(words(savedText(version?.data.status, saved.data.status)))
    return saved.data.id
  }

  const hasTexts = values.title !== '' || values.content !== ''
  // A new one becomes a draft, so that nothing of it is lost.
  useAfterPause([values], isNew && id === undefined && hasTexts && hasChanges && !busy, () => {
    void save('draft')
  })

  const previewUrl = async (): Promise<string | undefined> => {
    if (version === undefined || (hasChanges && isUnpublished(version.data.status))) {
      const saved = await save()
      return saved === undefined ? undefined : entry.store.previewUrl(saved)
    }
    const saved = version.data.id
    if (!hasChanges) return entry.store.previewUrl(saved)
    const kept = await entry.store.autosave(version, values)
    return entry.store.previewUrl(saved, 'revision' in kept ? kept.revision : undefined)
  }
  const trash = async (): Promise<void> => {
    if (version === undefined) return
    if (await entry.during(() => entry.store.trash(version.data.id))) leaveTrashed(app, kind)
  }

  return (
    <>
      <ItemHead
        app={app}
        title={words(isNew && id === undefined ? `${kind}.new` : `${kind}.edit`)}
        status={version?.data.status}
      />
      <EditLockNotice app={app} lock={lock} />
      <EntryNotices app={app} entry={entry} />
      {!isReady && entry.failure === undefined && <p class="quiet">{words('list.loading')}</p>}
      {isReady && (
        <div class="entry">
          <div class="entry-texts">
            <TextField
              label={words('form.title')}
              value={values.title}
              error={problems['title']}
              onInput={(title) => entry.change({ title })}
            />
            <TextArea
              app={app}
              text={values.content}
              round={entry.round}
              error={problems['content']}
              onChange={(content) => entry.change({ content })}
            />
            <ExcerptField
              app={app}
              excerpt={values.excerpt}
              error={problems['excerpt']}
              onChange={(excerpt) => entry.change({ excerpt })}
            />
          </div>
          <div class="entry-side">
            <ItemActions
              app={app}
              status={version?.data.status}
              link={version?.data.link}
              values={values}
              mayPublish={app.user.can(kinds[kind].publish)}
              busy={busy}
              hasChanges={hasChanges}
              kept={entry.kept.at && words('form.kept', { time: entry.kept.at.slice(11) })}
              onSave={(status) => void save(status)}
              onPreview={() => void openWhenReady(app, previewUrl)}
              onTrash={() => void trash()}
            >
              <Button kind="link" onClick={() => setShowsRevisions(true)}>
                {words('form.revisions')}
              </Button>
            </ItemActions>
            <EntrySettings app={app} entry={entry} kind={kind} />
          </div>
        </div>
      )}
      {entry.conflict !== undefined && (
        <ConflictDialog app={app} entry={entry} theirs={entry.conflict} />
      )}
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
