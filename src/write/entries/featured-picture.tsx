import { useEffect, useState } from 'preact/hooks'
import type { WriteApp } from '../app/write-app.ts'
import type { Picture } from './picture-dialog.tsx'
import { PictureField } from './picture-field.tsx'

export interface FeaturedPictureProps {
  readonly app: WriteApp
  /** 0 for none. */
  readonly id: number
  readonly error: string | undefined
  readonly onChange: (id: number) => void
}

/** The picture that represents an item in lists and above its text. */
export function FeaturedPicture({ app, id, error, onChange }: FeaturedPictureProps) {
  const { client } = app
  const [picture, setPicture] = useState<Picture>()
  useEffect(() => {
    if (id === 0 || picture?.id === id) return
    client.get('/core/v2/media/{id}', { path: { id }, fields: ['source_url', 'alt_text'] }).then(
      ({ data }) => setPicture({ id, url: data.source_url, alt: data.alt_text }),
      () => setPicture(undefined),
    )
  }, [id])
  return (
    <PictureField
      app={app}
      hasPicture={id !== 0}
      picture={id !== 0 && picture?.id === id ? picture : undefined}
      error={error}
      onChange={(picked) => {
        if (picked !== undefined) setPicture(picked)
        onChange(picked?.id ?? 0)
      }}
    />
  )
}
