import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'

const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts'))

/** What each file of the program imports, types included. */
const imports = new Map(files.map((file) => [file, importsOf(file)]))

function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)
  return [...found]
    .map(([, to = '']) => path.normalize(path.join(path.dirname(file), to)))
    .filter((to) => files.includes(to))
}

/** The first circle that can be walked from a file, as the files on the way; undefined for none. */
function circleFrom(start: string): readonly string[] | undefined {
  const queue: (readonly string[])[] = [[start]]
  const seen = new Set<string>()
  for (let way = queue.shift(); way !== undefined; way = queue.shift()) {
    for (const next of imports.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, next]
      if (seen.has(next)) continue
      seen.add(next)
      queue.push([...way, next])
    }
  }
  return undefined
}

describe('the import graph of the program', () => {
  it('has no circles, imports of types included', () => {
    expect(files.flatMap((file) => circleFrom(file)?.join(' -> ') ?? [])).toEqual([])
  })
})
