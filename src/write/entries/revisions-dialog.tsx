import { useEffect, useState } from 'preact/hooks'
import type { Schemas } from '../../client/client.ts'
import { writeMoment } from '../app/dates.ts'
import { failureText } from '../app/failure.ts'
import { mayLose } from '../app/may-lose.ts'
import { useApp } from '../app/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField } from '../ui/field.tsx'
import { Problem } from '../ui/problem.tsx'
import type { Entry } from './use-entry.ts'

export interface RevisionsDialogProps {
  readonly entry: Entry
  /** Id of the item. */
  readonly parent: number
  readonly onClose: () => void
}

const TEXTS = ['title', 'content', 'excerpt'] as const

/** The former states of an item, what has changed since each of them, and the way back. */
export function RevisionsDialog({ entry, parent, onClose }: RevisionsDialogProps) {
  const app = useApp()
  const { words, site } = app
  const [revisions, setRevisions] = useState<Awaited<ReturnType<Entry['store']['revisions']>>>()
  const [chosen, setChosen] = useState('')
  const [diff, setDiff] = useState<Schemas['RevisionDiff']>()
  const [error, setError] = useState<string>()
  const report = (failure: unknown): void => setError(failureText(app, failure))

  useEffect(() => {
    entry.store.revisions(parent).then((found) => {
      setRevisions(found)
      setChosen(String(found[0]?.id ?? ''))
    }, report)
  }, [])
  useEffect(() => {
    if (chosen === '') return undefined
    let current = true
    entry.store.diff(parent, Number(chosen)).then((read) => current && setDiff(read), report)
    return () => {
      current = false
    }
  }, [chosen])

  const restore = async (): Promise<void> => {
    if (!mayLose(app, entry.hasChanges)) return
    onClose()
    if (await entry.restoreRevision(Number(chosen))) app.notify(words('revisions.restored'))
  }
  return (
    <Dialog
      wide
      title={words('form.revisions')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words(chosen === '' ? 'form.close' : 'form.cancel')}</Button>
          {chosen !== '' && (
            <Button kind="primary" onClick={() => void restore()}>
              {words('revisions.restore')}
            </Button>
          )}
        </>
      }
    >
      <Problem text={error} />
      {revisions === undefined && error === undefined && <p>{words('list.loading')}</p>}
      {revisions?.length === 0 && <p>{words('revisions.none')}</p>}
      {revisions !== undefined && revisions.length > 0 && (
        <SelectField
          label={words('revisions.choose')}
          hint={words('revisions.hint')}
          value={chosen}
          options={revisions.map(({ id, modified }) => ({
            value: String(id),
            label: writeMoment(site, modified),
          }))}
          onChange={setChosen}
        />
      )}
      {diff !== undefined &&
        TEXTS.map((name) => (
          <section key={name}>
            <h3>{words(name === 'content' ? 'form.text' : `form.${name}`)}</h3>
            <DiffText parts={diff[name]} />
          </section>
        ))}
    </Dialog>
  )
}

/** What was removed and what is new since a revision, shown by marks that do not rely on colour. */
function DiffText({ parts }: { readonly parts: Schemas['TextDiff'] }) {
  const { words } = useApp()
  if (parts.every(({ op }) => op === 'equal')) {
    return <p class="quiet">{words('revisions.same')}</p>
  }
  return (
    <pre class="diff" tabIndex={0}>
      {parts.map(({ op, text }, index) => {
        if (op === 'delete') return <del key={index}>{text}</del>
        return op === 'insert' ? <ins key={index}>{text}</ins> : <span key={index}>{text}</span>
      })}
    </pre>
  )
}
