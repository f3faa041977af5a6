import { useEffect, useState } from 'preact/hooks'
import { failureText } from '../app/failure.ts'
import { siteNow } from '../app/site-now.ts'
import type { WriteApp } from '../app/write-app.ts'
import { TextField } from '../ui/field.tsx'
import { Heading } from '../ui/heading.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EntryActions } from './entry-actions.tsx'
import { kinds, type KindName } from './entry-kinds.ts'
import { EntryNotices } from './entry-notices.tsx'
import { EntrySettings } from './entry-settings.tsx'
import type { WantedStatus } from './entry-store.ts'
import { RevisionsDialog } from './revisions-dialog.tsx'
import { TextArea } from './text-area.tsx'
import { useEntry } from './use-entry.ts'

export interface EntryFormProps {
  readonly app: WriteApp
  readonly kind: KindName
  /** Undefined for a new one. */
  readonly id: number | undefined
}

/** A new post becomes a draft after so long without a change, so that nothing of it is lost. */
const PAUSE = 4000

/** The form for a post or a page. */
export function EntryForm({ app, kind, id }: EntryFormProps) {
  const { words } = app
  const entry = useEntry(app, kind, id)
  const [showsRevisions, setShowsRevisions] = useState(false)
  const { values, version, problems, isReady, hasChanges, busy } = entry
  const isNew = version === undefined

  const save = async (status?: WantedStatus): Promise<number | undefined> => {
    const saved = await entry.save(status)
    if (saved === undefined) return undefined
    if (isNew) app.settle(`${kind}/${saved.data.id}`)
    app.notify(words(savedText(version?.data.status, saved.data.status)))
    return saved.data.id
  }

  useEffect(() => {
    if (id !== undefined || !isNew || !hasChanges || busy) return undefined
    if (values.title === '' && values.content === '') return undefined
    const timer = setTimeout(() => void save('draft'), PAUSE)
    return () => clearTimeout(timer)
  }, [values, isNew, hasChanges, busy])

  const preview = async (): Promise<void> => {
    // Opened at once, because browsers block windows that open after a wait.
    const opened = window.open('', '_blank')
    try {
      const url = await previewUrl()
      if (url === undefined) opened?.close()
      else if (opened === null) location.assign(url)
      else opened.location.replace(url)
    } catch (error) {
      opened?.close()
      app.notify(failureText(app, error))
    }
  }
  const previewUrl = async (): Promise<string | undefined> => {
    const status = version?.data.status
    const isOpen = status === undefined || status === 'draft' || status === 'pending'
    if (isOpen && (hasChanges || isNew)) {
      const saved = await save()
      return saved === undefined ? undefined : entry.store.previewUrl(saved)
    }
    if (version === undefined) return undefined
    const saved = version.data.id
    if (!hasChanges) {
      return status === 'publish' ? version.data.link : entry.store.previewUrl(saved)
    }
    const kept = await entry.store.autosave(version, values)
    return entry.store.previewUrl(saved, 'revision' in kept ? kept.revision : undefined)
  }
  const trash = async (): Promise<void> => {
    if (version === undefined) return
    if (await entry.during(() => entry.store.trash(version.data.id))) {
      app.holdChanges(false)
      app.go(kind)
      app.notify(words('form.trashed'))
    }
  }

  return (
    <>
      <div class="page-head">
        <Heading app={app} title={words(isNew ? `${kind}.new` : `${kind}.edit`)} />
        {version !== undefined && (
          <span class="badge">{words(`status.${version.data.status}`)}</span>
        )}
      </div>
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
            <TextField
              label={words('form.excerpt')}
              hint={words('form.excerptHint')}
              rows={3}
              value={values.excerpt}
              error={problems['excerpt']}
              onInput={(excerpt) => entry.change({ excerpt })}
            />
          </div>
          <div class="entry-side">
            <EntryActions
              app={app}
              entry={entry}
              mayPublish={app.user.can(kinds[kind].publish)}
              isLater={values.date > siteNow(app.site.zone)}
              onSave={(status) => void save(status)}
              onPreview={() => void preview()}
              onRevisions={() => setShowsRevisions(true)}
              onTrash={() => void trash()}
            />
            <EntrySettings app={app} entry={entry} hasTerms={kinds[kind].hasTerms} />
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

/** What saving has done, as a text. */
function savedText(before: string | undefined, after: string): string {
  if (before === after) return 'form.saved'
  if (after === 'publish' || after === 'private') return 'form.published'
  if (after === 'future') return 'form.scheduled'
  return after === 'pending' ? 'form.submitted' : 'form.savedDraft'
}
