import { useEffect, useState } from 'preact/hooks'
import { AlmanacError, type Answer, type Schemas } from '../../client/client.ts'
import type { WriteApp } from '../app/write-app.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { plainText } from '../ui/plain-text.ts'
import { failureText } from '../app/failure.ts'
import { DeleteMedia } from './delete-media.tsx'
import { MediaAddresses } from './media-addresses.tsx'
import { allows, fileSize, tileOf, type MediaItem } from './media-item.ts'

const PREVIEW = 640

interface Texts {
  readonly alt_text: string
  readonly title: string
  readonly caption: string
}

export interface MediaDetailsProps {
  readonly app: WriteApp
  readonly item: MediaItem
  readonly onClose: () => void
  /** The item has other texts now, or is gone. */
  readonly onChanged: () => void
  readonly onPick?: (item: MediaItem) => void
}

type Read = Answer<Schemas['MediaEdit']>

const textsOf = ({ alt_text, title, caption }: Schemas['MediaEdit']): Texts => ({
  alt_text,
  title: title.raw,
  caption: caption.raw,
})

/** What is known of a file, for those who may change it as a form. */
export function MediaDetails({ app, item, onClose, onChanged, onPick }: MediaDetailsProps) {
  const { words } = app
  const [read, setRead] = useState<Read>()
  const [texts, setTexts] = useState<Texts>()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isDeleting, setDeleting] = useState(false)

  const load = async (): Promise<void> => {
    const answer = await app.client.get('/core/v2/media/{id}', {
      path: { id: item.id },
      context: 'edit',
    })
    setRead(answer)
    setTexts(textsOf(answer.data))
  }
  useEffect(() => {
    if (allows(item, 'POST')) load().catch((error: unknown) => setProblem(failureText(app, error)))
  }, [])

  /** @returns the item as it is now; undefined if it could not be saved */
  const save = async (): Promise<MediaItem | undefined> => {
    if (read === undefined || texts === undefined) return item
    if (JSON.stringify(texts) === JSON.stringify(textsOf(read.data))) return read.data
    setBusy(true)
    try {
      const { data } = await app.client.post('/core/v2/media/{id}', {
        path: { id: item.id },
        body: { ...texts },
        ifMatch: read,
        context: 'edit',
      })
      onChanged()
      return data
    } catch (error) {
      const isConflict = error instanceof AlmanacError && error.status === 412
      setProblem(isConflict ? words('media.changedMeanwhile') : failureText(app, error))
      setErrors(error instanceof AlmanacError ? error.params : {})
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const finish = async (): Promise<void> => {
    const saved = await save()
    if (saved === undefined) return
    if (onPick !== undefined) return onPick(saved)
    app.notify(words('media.saved'))
    onClose()
  }
  const restore = async (): Promise<void> => {
    setBusy(true)
    try {
      const path = { id: item.id }
      await app.client.post('/core/v2/media/{id}', { path, body: { status: 'inherit' } })
      app.notify(words('media.restored'))
      onChanged()
      onClose()
    } catch (error) {
      setProblem(failureText(app, error))
      setBusy(false)
    }
  }
  const change = (name: keyof Texts) => (value: string) =>
    setTexts(texts && { ...texts, [name]: value })
  const isPicture = item.media_type === 'image'
  const isForm = texts !== undefined
  return (
    <Dialog
      wide
      title={plainText(item.title.rendered)}
      onClose={onClose}
      actions={
        <>
          {onPick === undefined && allows(item, 'DELETE') && (
            <Button kind="danger" onClick={() => setDeleting(true)}>
              {words('media.delete')}
            </Button>
          )}
          {item.status === 'trash' && allows(item, 'POST') && (
            <Button busy={isBusy} onClick={() => void restore()}>
              {words('list.restore')}
            </Button>
          )}
          <Button onClick={onClose}>{words('form.close')}</Button>
          {(isForm || onPick !== undefined) && (
            <Button kind="primary" busy={isBusy} onClick={() => void finish()}>
              {onPick === undefined ? words('media.save') : words('media.choose')}
            </Button>
          )}
        </>
      }
    >
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <div class="media-details">
        <div class="media-preview">
          {isPicture && <img src={tileOf(item, PREVIEW)} alt={item.alt_text} />}
          <p class="quiet">{aboutOf(app, item)}</p>
        </div>
        <div class="media-form">
          {isForm && isPicture && (
            <TextField
              label={words('media.alt')}
              hint={words('media.altHint')}
              rows={2}
              value={texts.alt_text}
              error={errors['alt_text']}
              onInput={change('alt_text')}
            />
          )}
          {isForm && (
            <>
              <TextField
                label={words('media.name')}
                value={texts.title}
                error={errors['title']}
                onInput={change('title')}
              />
              <TextField
                label={words('media.caption')}
                rows={2}
                value={texts.caption}
                error={errors['caption']}
                onInput={change('caption')}
              />
            </>
          )}
          {onPick === undefined && (isForm || !allows(item, 'POST')) && (
            <MediaAddresses app={app} item={item} />
          )}
        </div>
      </div>
      {isDeleting && (
        <DeleteMedia
          app={app}
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
