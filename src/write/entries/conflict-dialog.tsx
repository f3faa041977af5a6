import { useApp } from '../app/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** One of the versions in conflict. */
export interface ConflictSide {
  readonly title: string
  /** A line between title and text. */
  readonly facts?: string
  readonly text: string
}

export interface ConflictDialogProps {
  readonly title: string
  readonly about: string
  /** The saved version. */
  readonly theirs: ConflictSide
  /** The values of the form. */
  readonly mine: ConflictSide
  readonly busy: boolean
  readonly onClose: () => void
  readonly onTakeTheirs: () => void
  /** Resolves to undefined after a failure. */
  readonly onKeepMine: () => Promise<unknown>
}

/** Shows the saved version next to the values of the form, and offers the choice. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { words, notify } = useApp()
  const keepMine = async (): Promise<void> => {
    if ((await props.onKeepMine()) !== undefined) notify(words('form.saved'))
  }
  return (
    <Dialog
      wide
      title={props.title}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{words('form.cancel')}</Button>
          <Button onClick={props.onTakeTheirs}>{words('conflict.takeTheirs')}</Button>
          <Button kind="primary" busy={props.busy} onClick={() => void keepMine()}>
            {words('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p>{props.about}</p>
      <div class="sides">
        <Side label={words('conflict.theirs')} {...props.theirs} />
        <Side label={words('conflict.mine')} {...props.mine} />
      </div>
    </Dialog>
  )
}

function Side({ label, title, facts, text }: ConflictSide & { readonly label: string }) {
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <p class="side-title">{title}</p>
      {facts !== undefined && <p>{facts}</p>}
      <pre tabIndex={0}>{text}</pre>
    </section>
  )
}
