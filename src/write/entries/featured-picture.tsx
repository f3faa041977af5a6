import { useEffect, useState } from 'preact/hooks'
import type { WriteApp } from '../app/write-app.ts'
import { Button } from '../ui/button.tsx'
import { PictureDialog, type Picture } from './picture-dialog.tsx'

export interface FeaturedPictureProps {
  readonly app: WriteApp
  /** 0 for none. */
  readonly id: number
  readonly error: string | undefined
  readonly onChange: (id: number) => void
}

/** The picture that stands for an item in lists and above its text. */
export function FeaturedPicture({ app, id, error, onChange }: FeaturedPictureProps) {
  const { words, client } = app
  const [picture, setPicture] = useState<Picture>()
  const [picks, setPicks] = useState(false)
  useEffect(() => {
    if (id === 0 || picture?.id === id) return
    client.get('/core/v2/media/{id}', { path: { id }, fields: ['source_url', 'alt_text'] }).then(
      ({ data }) => setPicture({ id, url: data.source_url, alt: data.alt_text }),
      () => setPicture(undefined),
    )
  }, [id])
  return (
    <fieldset>
      <legend>{words('form.picture')}</legend>
      {id !== 0 && picture?.id === id && (
        <img class="featured" src={picture.url} alt={picture.alt} />
      )}
      {error !== undefined && <p class="field-error">{error}</p>}
      <p class="more">
        <Button onClick={() => setPicks(true)}>
          {words(id === 0 ? 'form.pictureChoose' : 'form.pictureChange')}
        </Button>
        {id !== 0 && (
          <Button kind="link" onClick={() => onChange(0)}>
            {words('form.pictureRemove')}
          </Button>
        )}
      </p>
      {picks && (
        <PictureDialog
          app={app}
          onPick={(picked) => {
            setPicks(false)
            if (picked === undefined) return
            setPicture(picked)
            onChange(picked.id)
          }}
        />
      )}
    </fieldset>
  )
}
