import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const notice = (origin: string): string =>
  `// Written by \`npm run generate\` from ${origin}. Changes belong there.\n`

/** A value as a module that exports it. */
export function constantSource(
  name: string,
  value: unknown,
  type: { name: string; from: string },
): string {
  return [
    `import type { ${type.name} } from '${type.from}'`,
    '',
    `export const ${name}: ${type.name === 'Route' ? 'readonly Route[]' : type.name} = ${JSON.stringify(value, null, 2)}`,
  ].join('\n')
}

/** Collects files and writes those that changed, or only reports them. */
export class Output {
  readonly #files = new Map<string, string>()
  readonly #claimed: string[] = []

  add(file: string, source: string, origin = 'openapi/'): void {
    this.#files.set(file, `${notice(origin)}\n${source.trimEnd()}\n`)
  }

  /** Takes over a folder whose file names come from the contract: files not added are deleted. */
  claim(folder: string): void {
    this.#claimed.push(folder)
  }

  /** @returns the files whose text differs from what is on disk, and those that have to go. */
  async stale(): Promise<string[]> {
    const stale: string[] = []
    for (const [file, source] of this.#files) {
      const current = await readFile(file, 'utf8').catch(() => undefined)
      if (current !== source) stale.push(file)
    }
    for (const folder of this.#claimed) {
      const names = await readdir(folder).catch(() => [])
      const found = names.map((name) => path.join(folder, name))
      stale.push(...found.filter((file) => !this.#files.has(file)))
    }
    return stale
  }

  async write(): Promise<string[]> {
    const stale = await this.stale()
    for (const file of stale) {
      const source = this.#files.get(file)
      await mkdir(path.dirname(file), { recursive: true })
      await (source === undefined ? rm(file) : writeFile(file, source))
    }
    return stale
  }
}
