import { useApp } from '../app/app-context.ts'
import type { WriteApp } from '../app/write-app.ts'
import { Button } from '../ui/button.tsx'
import { fileSize, type MediaItem } from './media-item.ts'
import type { Upload, UploadQueue } from './uploads.ts'
import { AlmanacError } from '../../client/client.ts'
import { failureText } from '../app/failure.ts'

export interface UploadListProps {
  readonly uploads: readonly Upload<MediaItem>[]
  readonly queue: UploadQueue
}

/** Files that are on their way, and those that did not arrive. */
export function UploadList({ uploads, queue }: UploadListProps) {
  const { words } = useApp()
  const shown = uploads.filter(({ state }) => state !== 'done')
  if (shown.length === 0) return null
  const isOver = shown.every(({ state }) => state === 'failed' || state === 'canceled')
  return (
    <section class="uploads" aria-label={words('media.uploads')}>
      <ul>
        {shown.map((upload) => (
          <UploadRow key={upload.key} upload={upload} queue={queue} />
        ))}
      </ul>
      {isOver && (
        <Button kind="link" onClick={queue.clear}>
          {words('media.clearUploads')}
        </Button>
      )}
    </section>
  )
}

interface UploadRowProps {
  readonly upload: Upload<MediaItem>
  readonly queue: UploadQueue
}

function UploadRow({ upload, queue }: UploadRowProps) {
  const app = useApp()
  const { file, key, state } = upload
  const isUnderWay = state === 'waiting' || state === 'sending'
  return (
    <li>
      <span class="upload-name">{file.name}</span>
      <span class="quiet">{fileSize(file.size, app.site.language)}</span>
      {state === 'sending' && (
        <progress aria-label={app.words('media.sending', { name: file.name })} />
      )}
      {state === 'waiting' && <span class="quiet">{app.words('media.waiting')}</span>}
      {state === 'canceled' && <span class="quiet">{app.words('media.canceled')}</span>}
      {state === 'failed' && (
        <span class="field-error" role="alert">
          {uploadProblem(upload.error, app)}
        </span>
      )}
      {isUnderWay ? (
        <Button
          kind="link"
          label={app.words('media.cancelFile', { name: file.name })}
          onClick={() => queue.cancel(key)}
        >
          {app.words('media.cancel')}
        </Button>
      ) : (
        <Button
          kind="link"
          label={app.words('media.retryFile', { name: file.name })}
          onClick={() => queue.retry(key)}
        >
          {app.words('media.retry')}
        </Button>
      )}
    </li>
  )
}

/** Why a file could not be uploaded, in a sentence. */
function uploadProblem(error: unknown, app: WriteApp): string {
  if (error instanceof AlmanacError) {
    if (error.status === 413) return app.words('media.tooLarge')
    if (error.code === 'rest_upload_sideload_error') return app.words('media.wrongType')
  }
  return failureText(app, error)
}
