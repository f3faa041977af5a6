/** Tests read as a specification: operation, status, sentence (tests/README.md). */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { beforeAll, expect, it } from '@jest/globals'
import { loadGenerated } from './contracts.ts'
import { namesOfTests, UNKNOWN } from './test-names.ts'

/** Where paths are those of pages, which no document of the contract has. */
const OF_PAGES = path.join('tests', 'pages', path.sep)

const files = execFileSync('git', ['ls-files', 'tests'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.test.ts'))
const names = new Map(files.map((file) => [file, namesOfTests(file)]))

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const OPERATION = new RegExp(`^(${METHODS.join('|')}) (/\\S*) (\\d{3}(?:/\\d{3})*) [a-z]\\S* \\S`)
/** A capital begins the subject, and neither method nor path comes among the first words. */
const SUBJECT = new RegExp(
  `^(?!${METHODS.join('|')})[A-Z][\\w-]*(?: (?!${METHODS.join('|')})[^\\s/]+){2}`,
)

/** The documented statuses of each operation, by method and path. */
const statuses = new Map<string, readonly string[]>()
beforeAll(async () => {
  for (const { document } of await loadGenerated()) {
    for (const [at, item] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(item)) {
        const { responses = {} } = operation as { responses?: object }
        statuses.set(`${method.toUpperCase()} ${at}`, Object.keys(responses))
      }
    }
  }
})

/** PUT and PATCH are other names of the POST to an item; HEAD is GET without its body. */
const documentedMethods = (method: string): readonly string[] =>
  method === 'HEAD' ? ['GET'] : ['PUT', 'PATCH'].includes(method) ? [method, 'POST'] : [method]

/** Whether a path of a contract is meant, of which a table made elsewhere may leave parts open. */
function means(at: string, documented: string): boolean {
  const letters = at.split(UNKNOWN).map((part) => part.replaceAll(/[^\w/-]/g, String.raw`\$&`))
  return new RegExp(`^${letters.join('[^/]*')}$`).test(documented)
}

function isDocumented(method: string, at: string, expected: readonly string[]): boolean {
  return documentedMethods(method).some((documented) =>
    [...statuses].some(([operation, known]) => {
      const [of = '', to = ''] = operation.split(' ')
      return (
        of === documented && means(at, to) && expected.every((status) => known.includes(status))
      )
    }),
  )
}

function isGood(name: string, file: string): boolean {
  const [, method = '', at = '', expected = ''] = OPERATION.exec(name) ?? []
  if (method === '') return SUBJECT.test(name)
  return file.startsWith(OF_PAGES) || isDocumented(method, at, expected.split('/'))
}

it('Every test is expected by a documented operation, or by its subject', () => {
  const wrong = [...names].flatMap(([file, found]) =>
    found.filter((name) => !isGood(name, file)).map((name) => `${file}: ${name}`),
  )
  expect({ some: names.size > 0, wrong }).toEqual({ some: true, wrong: [] })
})

it('Every test has a name of its own in its file', () => {
  const twice = [...names].flatMap(([file, found]) =>
    found.filter((name, at) => found.indexOf(name) !== at).map((name) => `${file}: ${name}`),
  )
  expect(twice).toEqual([])
})
