import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const NOTICE = '// Written by `npm run generate` from openapi/. Changes belong there.\n'

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

/** Collects files and writes those that changed, or only tells which would. */
export class Output {
  readonly #files = new Map<string, string>()

  add(file: string, source: string): void {
    this.#files.set(file, `${NOTICE}\n${source.trimEnd()}\n`)
  }

  /** @returns the files whose text differs from what is on disk. */
  async stale(): Promise<string[]> {
    const stale: string[] = []
    for (const [file, source] of this.#files) {
      const current = await readFile(file, 'utf8').catch(() => undefined)
      if (current !== source) stale.push(file)
    }
    return stale
  }

  async write(): Promise<string[]> {
    const stale = await this.stale()
    for (const file of stale) {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, this.#files.get(file) ?? '')
    }
    return stale
  }
}
