import { useApp } from '../app/app-context.ts'
import { MediaLibrary } from '../media/library.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

export interface Picture {
  readonly id: number
  readonly url: string
  readonly alt: string
}

export interface PictureDialogProps {
  /** Undefined if none has been chosen. */
  readonly onPick: (picture: Picture | undefined) => void
}

/** The media library, for the choice of a picture. */
export function PictureDialog({ onPick }: PictureDialogProps) {
  const { words } = useApp()
  return (
    <Dialog
      wide
      title={words('form.pictureChoose')}
      onClose={() => onPick(undefined)}
      actions={<Button onClick={() => onPick(undefined)}>{words('form.cancel')}</Button>}
    >
      <MediaLibrary pick={onPick} />
    </Dialog>
  )
}
