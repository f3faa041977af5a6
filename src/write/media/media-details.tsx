import { useState } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'
import { mayLose } from '../app/may-lose.ts'
import type { WriteApp } from '../app/write-app.ts'
import { Dialog } from '../ui/dialog.tsx'
import { plainText } from '../ui/plain-text.ts'
import { Problem } from '../ui/problem.tsx'
import { DeleteMedia } from './delete-media.tsx'
import { MediaActions } from './media-actions.tsx'
import { MediaAddresses } from './media-addresses.tsx'
import { allows, fileSize, tileOf, type MediaItem } from './media-item.ts'
import { MediaTextFields } from './media-text-fields.tsx'
import { useMediaForm } from './use-media-form.ts'

const PREVIEW = 640

export interface MediaDetailsProps {
  readonly item: MediaItem
  readonly onClose: () => void
  /** The item has other texts now, or was deleted. */
  readonly onChanged: () => void
  readonly onPick?: (item: MediaItem) => void
}

/** The details of a file, as a form for users who may change them. */
export function MediaDetails({ item, onClose, onChanged, onPick }: MediaDetailsProps) {
  const app = useApp()
  const form = useMediaForm(item, onChanged)
  const [isDeleting, setDeleting] = useState(false)
  const { texts } = form
  const isPicture = item.media_type === 'image'
  const leave = (): void => {
    if (mayLose(app, form.hasChanges)) onClose()
  }
  return (
    <Dialog
      wide
      title={plainText(item.title.rendered)}
      onClose={leave}
      actions={
        <MediaActions
          item={item}
          form={form}
          onClose={onClose}
          onLeave={leave}
          onDelete={() => setDeleting(true)}
          onPick={onPick}
        />
      }
    >
      <Problem text={form.problem} />
      <div class="media-details">
        <div class="media-preview">
          {isPicture && <img src={tileOf(item, PREVIEW)} alt={item.alt_text} />}
          <p class="quiet">{aboutOf(app, item)}</p>
        </div>
        <div class="media-form">
          {texts !== undefined && (
            <MediaTextFields texts={texts} form={form} isPicture={isPicture} />
          )}
          {onPick === undefined && (texts !== undefined || !allows(item, 'POST')) && (
            <MediaAddresses item={item} />
          )}
        </div>
      </div>
      {isDeleting && (
        <DeleteMedia
          item={item}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            onChanged()
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

/** Type, size and extent in a line. */
function aboutOf(app: WriteApp, { mime_type, media_details }: MediaItem): string {
  const { filesize, width, height } = media_details
  return [
    mime_type,
    filesize !== undefined && fileSize(filesize, app.site.language),
    width !== undefined && height !== undefined && `${width} × ${height}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
