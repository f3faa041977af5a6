import { writeMoment } from '../app/dates.ts'
import { useApp } from '../app/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { Version } from './entry-store.ts'
import type { Entry } from './use-entry.ts'
import { valuesOf } from './entry-values.ts'

export interface ConflictDialogProps {
  readonly entry: Entry
  readonly theirs: Version
}

/** Shows the saved version next to the values of the form, and offers the choice. */
export function ConflictDialog({ entry, theirs }: ConflictDialogProps) {
  const { words, notify, site } = useApp()
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
              void entry.keepMine().then((saved) => saved && notify(words('form.saved')))
            }
          >
            {words('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p>{words('conflict.text', { time: writeMoment(site, theirs.data.modified) })}</p>
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
