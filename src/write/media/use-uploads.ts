import { useEffect, useRef, useState } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'
import type { MediaItem } from './media-item.ts'
import { createUploadQueue, type Upload, type UploadQueue } from './uploads.ts'

/**
 * A queue of uploads that lasts as long as the component.
 * @param onArrived called for each file that the service has taken
 */
export function useUploads(onArrived: (item: MediaItem) => void): {
  readonly uploads: readonly Upload<MediaItem>[]
  readonly queue: UploadQueue
} {
  const { client } = useApp()
  const [uploads, setUploads] = useState<readonly Upload<MediaItem>[]>([])
  const arrived = useRef(onArrived)
  arrived.current = onArrived
  const [queue] = useState(() =>
    createUploadQueue<MediaItem>(async (file, { signal }) => {
      const { data } = await client.upload('/core/v2/media', { file, signal })
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
