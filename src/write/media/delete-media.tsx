import { useState } from 'preact/hooks'
import type { WriteApp } from '../app/write-app.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { plainText } from '../ui/plain-text.ts'
import { failureText } from '../app/failure.ts'
import type { MediaItem } from './media-item.ts'

export interface DeleteMediaProps {
  readonly app: WriteApp
  readonly item: MediaItem
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks before a file is deleted, which nobody can undo. */
export function DeleteMedia({ app, item, onClose, onDeleted }: DeleteMediaProps) {
  const { words } = app
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const name = plainText(item.title.rendered)
  const remove = async (): Promise<void> => {
    setBusy(true)
    try {
      await app.client.delete('/core/v2/media/{id}', {
        path: { id: item.id },
        query: { force: true },
      })
      app.notify(words('media.deleted', { name }))
      onDeleted()
    } catch (error) {
      setProblem(failureText(app, error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={words('media.deleteTitle', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('media.keep')}</Button>
          <Button kind="danger" busy={isBusy} onClick={() => void remove()}>
            {words('media.deleteForGood')}
          </Button>
        </>
      }
    >
      <p>{words('media.deleteText')}</p>
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  )
}
