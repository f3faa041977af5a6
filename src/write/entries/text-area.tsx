import { useEffect, useRef, useState } from 'preact/hooks'
import { failureText } from '../app/failure.ts'
import { useApp } from '../app/app-context.ts'
import { TextEditor } from '../text/editor.ts'
import { PictureDialog, type Picture } from './picture-dialog.tsx'

export interface TextAreaProps {
  readonly text: string
  /** Increases whenever the text is replaced from outside. */
  readonly round: number
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

/** The editor of the text, with pictures of the media library. */
export function TextArea({ text, round, error, onChange }: TextAreaProps) {
  const app = useApp()
  // The editor is made once, and reports changes as long as it exists.
  const changed = useRef(onChange)
  changed.current = onChange
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<TextEditor>()
  const [picking, setPicking] = useState<(picture: Picture | undefined) => void>()
  const { words, client } = app

  useEffect(() => {
    if (place.current === null) return undefined
    const upload = async (file: File): Promise<readonly Picture[]> => {
      try {
        const { data } = await client.upload('/core/v2/media', { file })
        return [{ id: data.id, url: data.source_url, alt: data.alt_text }]
      } catch (failure) {
        app.notify(failureText(app, failure))
        return []
      }
    }
    const made = new TextEditor({
      place: place.current,
      label: words('form.text'),
      text: text,
      words,
      onChange: () => changed.current(made.text()),
      pickPicture: () =>
        new Promise((resolve) =>
          setPicking(() => (picture: Picture | undefined) => {
            setPicking(undefined)
            resolve(picture)
          }),
        ),
      ...(app.user.can('upload_files') && {
        uploadPictures: async (files: readonly File[]) =>
          (await Promise.all(files.map(upload))).flat(),
      }),
    })
    editor.current = made
    return () => made.destroy()
  }, [])

  useEffect(() => {
    if (editor.current?.text() !== text) {
      editor.current?.setText(text)
    }
  }, [round])

  return (
    <div class="field">
      <span class="label" aria-hidden="true">
        {words('form.text')}
      </span>
      <div ref={place} class="text-editor" />
      {error !== undefined && <p class="field-error">{error}</p>}
      {picking !== undefined && <PictureDialog onPick={picking} />}
    </div>
  )
}
