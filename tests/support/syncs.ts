import { fstatSync, statSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'

/** What was written through to the disk while it was watched. */
export interface Syncs {
  /** The state at the last sync of a file or folder; undefined when there was none. */
  of(place: string): boolean | undefined
  end(): void
}

/**
 * Watches which files and folders this process writes through to the disk, by whatever name.
 * @param state taken down at every sync
 */
export async function watchSyncs(state: () => boolean): Promise<Syncs> {
  const handle = await open('.', 'r')
  const prototype = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  const seen = new Map<number, boolean>()
  const own = Object.getOwnPropertyDescriptor(prototype, 'sync')
  const sync = own?.value as FileHandle['sync']
  prototype.sync = function watched(this: FileHandle) {
    seen.set(fstatSync(this.fd).ino, state())
    return sync.call(this)
  }
  return {
    of: (place) => seen.get(statSync(place).ino),
    end: () => void Object.defineProperty(prototype, 'sync', own ?? {}),
  }
}
