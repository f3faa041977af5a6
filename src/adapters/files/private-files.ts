/** Files of the site are served by the program alone: nobody else on the machine may read them. */
import { chmod, mkdir } from 'node:fs/promises'

/** Makes a folder, and those above it that are missing, which only its owner may enter. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

/** Libraries write files by the creation mask of the process. */
export function makePrivate(file: string): Promise<void> {
  return chmod(file, 0o600)
}
