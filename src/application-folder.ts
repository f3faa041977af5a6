import { fileURLToPath } from 'node:url'
import path from 'node:path'

/** The folder of the program with its packages and migrations, also when this runs from dist/. */
export function applicationFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url))
  const built = here.includes(`${path.sep}dist${path.sep}`)
  return path.resolve(here, built ? '../..' : '..')
}
