import { useApp } from '../app/app-context.ts'
import { TextField } from '../ui/field.tsx'
import type { MediaForm, MediaTexts } from './use-media-form.ts'

export interface MediaTextFieldsProps {
  readonly texts: MediaTexts
  readonly form: MediaForm
  /** Only pictures have words for those who do not see them. */
  readonly isPicture: boolean
}

/** The fields for the texts of a file. */
export function MediaTextFields({ texts, form, isPicture }: MediaTextFieldsProps) {
  const { words } = useApp()
  const { errors, change } = form
  return (
    <>
      {isPicture && (
        <TextField
          label={words('media.alt')}
          hint={words('media.altHint')}
          rows={2}
          value={texts.alt_text}
          error={errors['alt_text']}
          onInput={(alt_text) => change({ alt_text })}
        />
      )}
      <TextField
        label={words('media.name')}
        value={texts.title}
        error={errors['title']}
        onInput={(title) => change({ title })}
      />
      <TextField
        label={words('media.caption')}
        rows={2}
        value={texts.caption}
        error={errors['caption']}
        onInput={(caption) => change({ caption })}
      />
    </>
  )
}
