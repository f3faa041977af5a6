/** Only the program serves the site's files; no other user of the machine may read them. */
import { chmod, mkdir } from 'node:fs/promises'

/** Creates a folder and its missing parents, accessible only to the owner. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

/** Needed because libraries create files with the process's umask. */
export function makePrivate(file: string): Promise<void> {
  return chmod(file, 0o600)
}
