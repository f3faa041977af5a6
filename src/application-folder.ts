import { fileURLToPath } from 'node:url'
import path from 'node:path'

/** The folder with the program's packages and migrations, which contains src/ and dist/. */
export function applicationFolder(): string {
  return path.dirname(path.dirname(fileURLToPath(import.meta.url)))
}
