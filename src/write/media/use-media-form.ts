import { useEffect, useState } from 'preact/hooks'
import type { Answer, Schemas } from '../../client/client.ts'
import { failureText, isConflict, problemsOf } from '../app/failure.ts'
import { useApp } from '../app/app-context.ts'
import { allows, type MediaItem } from './media-item.ts'

export interface MediaTexts {
  readonly alt_text: string
  readonly title: string
  readonly caption: string
}

/** The state of the form of a file. */
export interface MediaForm {
  /** Undefined until they are read, and for those who may not change them. */
  readonly texts: MediaTexts | undefined
  /** The problem with each text. */
  readonly errors: Readonly<Record<string, string>>
  readonly problem: string | undefined
  readonly isBusy: boolean
  /** Whether texts differ from the saved ones. */
  readonly hasChanges: boolean
  readonly change: (part: Partial<MediaTexts>) => void
  /** @returns the item as it is now; undefined if it could not be saved */
  readonly save: () => Promise<MediaItem | undefined>
  /** Takes the item out of the trash, and resolves to whether it was done. */
  readonly restore: () => Promise<boolean>
}

const textsOf = ({ alt_text, title, caption }: Schemas['MediaEdit']): MediaTexts => ({
  alt_text,
  title: title.raw,
  caption: caption.raw,
})

/**
 * The texts of a file, read to be changed by those who may.
 * @param onChanged called when the item has other texts, or is out of the trash
 */
export function useMediaForm(item: MediaItem, onChanged: () => void): MediaForm {
  const app = useApp()
  const { client, words } = app
  const [read, setRead] = useState<Answer<Schemas['MediaEdit']>>()
  const [texts, setTexts] = useState<MediaTexts>()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const path = { id: item.id }

  const load = async (): Promise<void> => {
    const answer = await client.get('/core/v2/media/{id}', { path, context: 'edit' })
    setRead(answer)
    setTexts(textsOf(answer.data))
  }
  useEffect(() => {
    if (allows(item, 'POST')) load().catch((error: unknown) => setProblem(failureText(app, error)))
  }, [])

  const hasChanges =
    read !== undefined && JSON.stringify(texts) !== JSON.stringify(textsOf(read.data))
  const save = async (): Promise<MediaItem | undefined> => {
    if (read === undefined || texts === undefined) return item
    if (!hasChanges) return read.data
    setBusy(true)
    try {
      const options = { path, body: { ...texts }, ifMatch: read, context: 'edit' } as const
      const { data } = await client.post('/core/v2/media/{id}', options)
      onChanged()
      return data
    } catch (error) {
      setProblem(isConflict(error) ? words('media.changedMeanwhile') : failureText(app, error))
      setErrors(problemsOf(error))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const restore = async (): Promise<boolean> => {
    setBusy(true)
    try {
      await client.post('/core/v2/media/{id}', { path, body: { status: 'inherit' } })
      app.notify(words('media.restored'))
      onChanged()
      return true
    } catch (error) {
      setProblem(failureText(app, error))
      setBusy(false)
      return false
    }
  }
  const change = (part: Partial<MediaTexts>): void => setTexts(texts && { ...texts, ...part })
  return { texts, errors, problem, isBusy, hasChanges, change, save, restore }
}
