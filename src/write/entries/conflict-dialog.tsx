import { writeMoment } from '../app/dates.ts'
import type { WriteApp } from '../app/write-app.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { Version } from './entry-store.ts'
import type { Entry } from './use-entry.ts'
import { valuesOf } from './entry-values.ts'

export interface ConflictDialogProps {
  readonly app: WriteApp
  readonly entry: Entry
  readonly theirs: Version
}

/** Shows the saved version next to the values of the form, and offers the choice. */
export function ConflictDialog({ app, entry, theirs }: ConflictDialogProps) {
  const { words } = app
  const sides = [
    { key: 'theirs', values: valuesOf(theirs.data) },
    { key: 'mine', values: entry.values },
  ] as const
  return (
    <Dialog
      wide
      title={words('conflict.title')}
      onClose={entry.closeConflict}
      actions={
        <>
          <Button onClick={entry.closeConflict}>{words('form.cancel')}</Button>
          <Button onClick={entry.takeTheirs}>{words('conflict.takeTheirs')}</Button>
          <Button
            kind="primary"
            busy={entry.busy}
            onClick={() =>
              void entry.keepMine().then((saved) => saved && app.notify(words('form.saved')))
            }
          >
            {words('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p>{words('conflict.text', { time: writeMoment(app.site, theirs.data.modified) })}</p>
      <div class="sides">
        {sides.map(({ key, values }) => (
          <section key={key} aria-label={words(`conflict.${key}`)}>
            <h3>{words(`conflict.${key}`)}</h3>
            <p class="side-title">{values.title}</p>
            <pre tabIndex={0}>{values.content}</pre>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
