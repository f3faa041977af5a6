import { useState } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { plainText } from '../ui/plain-text.ts'
import { Problem } from '../ui/problem.tsx'
import { failureText } from '../app/failure.ts'
import type { MediaItem } from './media-item.ts'

export interface DeleteMediaProps {
  readonly item: MediaItem
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks before a file is moved to the trash, or deleted, which nobody can undo. */
export function DeleteMedia({ item, onClose, onDeleted }: DeleteMediaProps) {
  const app = useApp()
  const { words } = app
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const name = plainText(item.title.rendered)
  const isTrashed = item.status === 'trash'
  const remove = async (force: boolean): Promise<void> => {
    setBusy(true)
    try {
      await app.client.delete('/core/v2/media/{id}', { path: { id: item.id }, query: { force } })
      app.notify(force ? words('media.deleted', { name }) : words('form.trashed'))
      onDeleted()
    } catch (error) {
      setProblem(failureText(app, error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={words(isTrashed ? 'media.deleteTitle' : 'media.removeTitle', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('media.keep')}</Button>
          {!isTrashed && (
            <Button busy={isBusy} onClick={() => void remove(false)}>
              {words('form.trash')}
            </Button>
          )}
          <Button kind="danger" busy={isBusy} onClick={() => void remove(true)}>
            {words('media.deleteForGood')}
          </Button>
        </>
      }
    >
      <p>{words(isTrashed ? 'media.deleteText' : 'media.removeText')}</p>
      <Problem text={problem} />
    </Dialog>
  )
}
