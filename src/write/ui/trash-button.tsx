import { useState } from 'preact/hooks'
import type { WriteApp } from '../app/write-app.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface TrashButtonProps {
  readonly words: WriteApp['words']
  readonly busy: boolean
  readonly onTrash: () => void
}

/** Moves an item to the trash, after asking. */
export function TrashButton({ words, busy, onTrash }: TrashButtonProps) {
  const [asks, setAsks] = useState(false)
  const confirm = (): void => {
    setAsks(false)
    onTrash()
  }
  return (
    <>
      <Button kind="link" onClick={() => setAsks(true)}>
        {words('form.trash')}
      </Button>
      {asks && (
        <Dialog
          title={words('form.trashTitle')}
          onClose={() => setAsks(false)}
          actions={
            <>
              <Button onClick={() => setAsks(false)}>{words('form.cancel')}</Button>
              <Button kind="danger" busy={busy} onClick={confirm}>
                {words('form.trash')}
              </Button>
            </>
          }
        >
          <p>{words('form.trashText')}</p>
        </Dialog>
      )}
    </>
  )
}
