import { fileURLToPath } from 'node:url'
import path from 'node:path'

/** The folder of the program with its packages and migrations: src/ and dist/ lie in it. */
export function applicationFolder(): string {
  return path.dirname(path.dirname(fileURLToPath(import.meta.url)))
}
