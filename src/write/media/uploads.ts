/** Files on their way to the service: two at once, in the order in which they were chosen. */

/** Sends a file. Browsers do not report how much of it is sent. */
export type SendFile<Item> = (
  file: File,
  options: { readonly signal: AbortSignal },
) => Promise<Item>

/** A file and the state of its upload. */
export type Upload<Item> = {
  readonly key: number
  readonly file: File
} & (
  | { readonly state: 'waiting' | 'sending' | 'canceled' }
  | { readonly state: 'done'; readonly item: Item }
  | { readonly state: 'failed'; readonly error: unknown }
)

export interface UploadQueue {
  /** Takes files that have been chosen. */
  readonly add: (files: Iterable<File>) => void
  /** Ends the upload of a file that is waiting or under way. */
  readonly cancel: (key: number) => void
  /** Sends a file again that failed or was canceled. */
  readonly retry: (key: number) => void
  /** Removes finished uploads. */
  readonly clear: () => void
}

const AT_ONCE = 2

/** @param onChange called with all files after each change */
export function createUploadQueue<Item>(
  send: SendFile<Item>,
  onChange: (uploads: readonly Upload<Item>[]) => void,
): UploadQueue {
  let uploads: readonly Upload<Item>[] = []
  let lastKey = 0
  const controllers = new Map<number, AbortController>()

  const change = (next: readonly Upload<Item>[]): void => {
    uploads = next
    onChange(uploads)
  }
  /** Nothing happens to a file that was canceled in the meantime. */
  const settle = (key: number, controller: AbortController, next: Upload<Item>): void => {
    if (controllers.get(key) === controller) replace(next)
  }
  const replace = (next: Upload<Item>): void =>
    change(uploads.map((upload) => (upload.key === next.key ? next : upload)))

  const start = async ({ key, file }: Upload<Item>): Promise<void> => {
    const controller = new AbortController()
    controllers.set(key, controller)
    replace({ key, file, state: 'sending' })
    try {
      const item = await send(file, { signal: controller.signal })
      settle(key, controller, { key, file, state: 'done', item })
    } catch (error) {
      settle(key, controller, { key, file, state: 'failed', error })
    } finally {
      if (controllers.get(key) === controller) controllers.delete(key)
      startNext()
    }
  }
  const startNext = (): void => {
    while (controllers.size < AT_ONCE) {
      const next = uploads.find(({ state }) => state === 'waiting')
      if (next === undefined) return
      void start(next)
    }
  }

  return {
    add(files) {
      const added = Array.from(
        files,
        (file) => ({ key: ++lastKey, file, state: 'waiting' }) as const,
      )
      change([...uploads, ...added])
      startNext()
    },
    cancel(key) {
      const upload = uploads.find((it) => it.key === key)
      if (upload?.state !== 'waiting' && upload?.state !== 'sending') return
      controllers.get(key)?.abort()
      controllers.delete(key)
      replace({ key, file: upload.file, state: 'canceled' })
      startNext()
    },
    retry(key) {
      const upload = uploads.find((it) => it.key === key)
      if (upload?.state !== 'failed' && upload?.state !== 'canceled') return
      replace({ key, file: upload.file, state: 'waiting' })
      startNext()
    },
    clear() {
      change(uploads.filter(({ state }) => state === 'waiting' || state === 'sending'))
    },
  }
}
