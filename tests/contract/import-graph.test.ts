import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'

const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file))

/** What each file of the program imports, by name, types included. */
const specifiers = new Map(files.map((file) => [file, specifiersOf(file)]))

/** The files of the program that each file imports. */
const imports = new Map(
  [...specifiers].map(([file, found]) => [
    file,
    found.map((name) => resolve(file, name)).filter((to) => specifiers.has(to)),
  ]),
)

function specifiersOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)
  return [...found].map(([, name = '']) => name)
}

function resolve(file: string, name: string): string {
  return name.startsWith('.') ? path.normalize(path.join(path.dirname(file), name)) : name
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

/**
 * The parts of the program, highest first. A part imports parts of lower rows; parts of one row do
 * not know each other.
 */
const ROWS: readonly (readonly string[])[] = [
  ['main', 'cli'],
  ['server', 'commands'],
  ['app', 'jobs'],
  ['api'],
  ['namespaces'],
  ['pages'],
  ['context', 'operator-error'],
  ['config'],
  ['http', 'domain', 'write'],
  ['data', 'adapters'],
  ['cache', 'errors', 'messages', 'application-folder', 'client', 'markup', 'tracing'],
  ['json-object', 'stored-integer'],
]

/** The folder of a file, or its name for a file next to the folders. */
const partOf = (file: string): string => file.split('/')[1]?.replace(/\.tsx?$/, '') ?? ''
const rowOf = (part: string): number => ROWS.findIndex((row) => row.includes(part))

/** The folders of the domain, lowest first, as its README lists them. */
const domainOrder = [
  ...readFileSync('src/domain/README.md', 'utf8').matchAll(/^- `([a-z-]+)`:/gm),
].map(([, folder = '']) => folder)
const folderOf = (file: string): string => file.split('/')[2] ?? ''

/** Each import as `file -> file`, for which a rule does not hold. */
function importsWhere(breaks: (from: string, to: string) => boolean): string[] {
  return [...imports].flatMap(([from, found]) =>
    found.filter((to) => breaks(from, to)).map((to) => `${from} -> ${to}`),
  )
}

/** The files that import a package or a generated folder, and that do not match where it belongs. */
function usersOutside(belongs: RegExp, isOne: (name: string) => boolean): string[] {
  return [...specifiers].flatMap(([file, names]) =>
    belongs.test(file)
      ? []
      : names.filter((name) => isOne(resolve(file, name))).map((name) => `${file} -> ${name}`),
  )
}

const isPackage =
  (...names: readonly string[]) =>
  (specifier: string): boolean =>
    names.some((name) => specifier === name || specifier.startsWith(`${name}/`))

describe('The import graph of the program', () => {
  it('has no circles, imports of types included', () => {
    expect(files.flatMap((file) => circleFrom(file)?.join(' -> ') ?? [])).toEqual([])
  })

  it('knows the place of every part', () => {
    const parts = [...new Set(files.map(partOf))]
    expect(parts.filter((part) => rowOf(part) < 0)).toEqual([])
    expect(ROWS.flat().filter((part) => !parts.includes(part))).toEqual([])
  })

  it('leads from higher parts to lower ones only', () => {
    const wrong = importsWhere((from, to) => {
      const [part, imported] = [partOf(from), partOf(to)]
      return part !== imported && rowOf(imported) <= rowOf(part)
    })
    expect(wrong).toEqual([])
  })

  it('leads from http to nothing that stores or knows resources', () => {
    const allowed = ['http', 'cache', 'errors', 'tracing', 'json-object', 'stored-integer']
    expect(
      importsWhere((from, to) => partOf(from) === 'http' && !allowed.includes(partOf(to))),
    ).toEqual([])
  })

  it('leads from the editor in the browser to the client, markup and the letters of dates only', () => {
    const wrong = importsWhere(
      (from, to) =>
        partOf(from) === 'write' &&
        !/^src\/((write|client|markup)\/|messages\/date-letters\.ts)/.test(to),
    )
    expect(wrong).toEqual([])
  })

  it('leads from the API to no page but fragments of calendar pages', () => {
    const wrong = importsWhere(
      (from, to) =>
        partOf(from) === 'namespaces' &&
        partOf(to) === 'pages' &&
        !/^src\/pages\/calendar\/(views\/|fragment\.ts)/.test(to),
    )
    expect(wrong).toEqual([])
  })

  it('leads through the folders of the domain in the order of its README', () => {
    const folders = readdirSync('src/domain', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(domainOrder.toSorted()).toEqual(folders.toSorted())
    const wrong = importsWhere((from, to) => {
      if (partOf(from) !== 'domain' || partOf(to) !== 'domain') return false
      return domainOrder.indexOf(folderOf(to)) > domainOrder.indexOf(folderOf(from))
    })
    expect(wrong).toEqual([])
  })

  it('reaches the database client from data only', () => {
    const isClient = isPackage('pg', 'kysely', '@prisma', 'generated/prisma', 'generated/tables.ts')
    expect(usersOutside(/^src\/data\//, isClient)).toEqual([])
  })

  it('reaches Express from http and the application only', () => {
    const isExpress = isPackage('express', 'express-openapi-validator')
    expect(usersOutside(/^src\/(http\/|app\.ts)/, isExpress)).toEqual([])
  })
})

describe('The files of the program', () => {
  it('read the environment in config only', () => {
    const readers = files.filter((file) => readFileSync(file, 'utf8').includes('process.env'))
    expect(readers.filter((file) => partOf(file) !== 'config')).toEqual([])
  })

  it('have specific names: no more than three share one', () => {
    const names = files.map((file) => path.basename(file))
    const shared = new Set(
      names.filter((name) => names.filter((other) => other === name).length > 3),
    )
    expect([...shared]).toEqual([])
  })
})
