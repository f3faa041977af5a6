import { useEffect, useRef, useState } from 'preact/hooks'
import type { WriteApp } from '../app/write-app.ts'
import type { MediaItem } from './media-item.ts'
import { createUploadQueue, type Upload, type UploadQueue } from './uploads.ts'

/**
 * A queue of uploads that lasts as long as the component.
 * @param onArrived called for each file that the service has taken
 */
export function useUploads(
  app: WriteApp,
  onArrived: (item: MediaItem) => void,
): { readonly uploads: readonly Upload<MediaItem>[]; readonly queue: UploadQueue } {
  const [uploads, setUploads] = useState<readonly Upload<MediaItem>[]>([])
  const arrived = useRef(onArrived)
  arrived.current = onArrived
  const [queue] = useState(() =>
    createUploadQueue<MediaItem>(async (file, { signal }) => {
      const { data } = await app.client.upload('/core/v2/media', { file, signal })
      arrived.current(data)
      return data
    }, setUploads),
  )
  const last = useRef(uploads)
  last.current = uploads
  // Nobody would see the outcome of uploads in progress.
  useEffect(() => () => last.current.forEach(({ key }) => queue.cancel(key)), [])
  return { uploads, queue }
}
