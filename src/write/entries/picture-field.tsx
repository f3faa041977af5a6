import { useState } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'
import { Button } from '../ui/button.tsx'
import { PictureDialog, type Picture } from './picture-dialog.tsx'

export interface PictureFieldProps {
  readonly hasPicture: boolean
  /** Undefined also while it is not known yet. */
  readonly picture: Picture | undefined
  readonly error: string | undefined
  /** Called with undefined when the picture is removed. */
  readonly onChange: (picture: Picture | undefined) => void
}

/** The picture of an item, which is chosen from the media library. */
export function PictureField({ hasPicture, picture, error, onChange }: PictureFieldProps) {
  const { words } = useApp()
  const [picks, setPicks] = useState(false)
  return (
    <fieldset>
      <legend>{words('form.picture')}</legend>
      {picture !== undefined && <img class="featured" src={picture.url} alt={picture.alt} />}
      {error !== undefined && <p class="field-error">{error}</p>}
      <p class="more">
        <Button onClick={() => setPicks(true)}>
          {words(hasPicture ? 'form.pictureChange' : 'form.pictureChoose')}
        </Button>
        {hasPicture && (
          <Button kind="link" onClick={() => onChange(undefined)}>
            {words('form.pictureRemove')}
          </Button>
        )}
      </p>
      {picks && (
        <PictureDialog
          onPick={(picked) => {
            setPicks(false)
            if (picked !== undefined) onChange(picked)
          }}
        />
      )}
    </fieldset>
  )
}
