import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** The folder with the program's packages and migrations, which contains src/ and dist/. */
export function applicationFolder(): string {
  return path.dirname(path.dirname(fileURLToPath(import.meta.url)))
}

const described = z.object({ version: z.string() })

export function applicationVersion(): string {
  const text = readFileSync(path.join(applicationFolder(), 'package.json'), 'utf8')
  return described.parse(JSON.parse(text)).version
}
