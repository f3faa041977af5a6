import type { WriteApp } from '../app/write-app.ts'
import { MediaLibrary } from '../media/library.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

export interface Picture {
  readonly id: number
  readonly url: string
  readonly alt: string
}

export interface PictureDialogProps {
  readonly app: WriteApp
  /** Undefined if none has been chosen. */
  readonly onPick: (picture: Picture | undefined) => void
}

/** The media library, for the choice of a picture. */
export function PictureDialog({ app, onPick }: PictureDialogProps) {
  return (
    <Dialog
      wide
      title={app.words('form.pictureChoose')}
      onClose={() => onPick(undefined)}
      actions={<Button onClick={() => onPick(undefined)}>{app.words('form.cancel')}</Button>}
    >
      <MediaLibrary app={app} pick={onPick} />
    </Dialog>
  )
}
