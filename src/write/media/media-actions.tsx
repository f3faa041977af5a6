import { useApp } from '../app/app-context.ts'
import { Button } from '../ui/button.tsx'
import { allows, type MediaItem } from './media-item.ts'
import type { MediaForm } from './use-media-form.ts'

export interface MediaActionsProps {
  readonly item: MediaItem
  readonly form: MediaForm
  readonly onClose: () => void
  /** Closes the details too, but asks if something is not saved. */
  readonly onLeave: () => void
  readonly onDelete: () => void
  /** Makes saving hand over the item, where a file is chosen. */
  readonly onPick: ((item: MediaItem) => void) | undefined
}

/** The buttons below the details of a file. */
export function MediaActions(props: MediaActionsProps) {
  const { words, notify } = useApp()
  const { item, form, onClose, onDelete, onPick } = props
  const finish = async (): Promise<void> => {
    const saved = await form.save()
    if (saved === undefined) return
    if (onPick !== undefined) return onPick(saved)
    notify(words('media.saved'))
    onClose()
  }
  const restore = async (): Promise<void> => {
    if (await form.restore()) onClose()
  }
  return (
    <>
      {onPick === undefined && allows(item, 'DELETE') && (
        <Button kind="danger" onClick={onDelete}>
          {words('media.delete')}
        </Button>
      )}
      {item.status === 'trash' && allows(item, 'POST') && (
        <Button busy={form.isBusy} onClick={() => void restore()}>
          {words('list.restore')}
        </Button>
      )}
      <Button onClick={props.onLeave}>{words('form.close')}</Button>
      {(form.texts !== undefined || onPick !== undefined) && (
        <Button kind="primary" busy={form.isBusy} onClick={() => void finish()}>
          {onPick === undefined ? words('media.save') : words('media.choose')}
        </Button>
      )}
    </>
  )
}
