/**
 * Reports what has changed in the published documents since the last release, a commit, or a
 * published `openapi.json`, that breaks
 * programs of users: see openapi/README.md. oasdiff compares them, which comes by the Go proxy: of what npm has, one library reads OpenAPI 3.0 alone
 * and another takes a member that answers have lost for harmless.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withTitledAlternatives } from './titled-alternatives.ts'

const OASDIFF = 'github.com/oasdiff/oasdiff@v1.35.0'
/**
 * The exit code where oasdiff is not installed, or there is nothing to compare with; 1 says that
 * something breaks.
 */
const COULD_NOT_RUN = 3

/** What oasdiff takes for harmless, and programs notice: other answers to the same request, and other names in generated clients. */
const LEVELS: Readonly<Record<string, 'ERR' | 'WARN'>> = {
  'request-parameter-default-value-changed': 'ERR',
  'request-parameter-default-value-removed': 'ERR',
  'request-property-default-value-changed': 'ERR',
  'request-property-default-value-removed': 'ERR',
  'response-optional-property-removed': 'WARN',
  'api-operation-id-removed': 'WARN',
}

const root = path.resolve(import.meta.dirname, '..')
const programs = path.join(root, 'node_modules/.cache/oasdiff')

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })

const isCommit = (old: string): boolean =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${old}^{commit}`], { cwd: root })
    .status === 0

/** Whether a file can be an OpenAPI document. */
function isDocument(file: string): boolean {
  try {
    const document: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof document === 'object' && document !== null && 'openapi' in document
  } catch {
    return false
  }
}

const writeDocument = (file: string, json: string): Promise<void> =>
  writeFile(file, JSON.stringify(withTitledAlternatives(JSON.parse(json))))

/** Writes the documents of a commit, or of the files as they are, one per namespace. */
async function writeDocuments(folder: string, commit?: string): Promise<void> {
  const listed = commit === undefined ? ['ls-files'] : ['ls-tree', '-r', '--name-only', commit]
  const files = git(...listed, 'generated/').split('\n')
  await mkdir(folder)
  for (const file of files.filter((name) => name.endsWith('/document.ts'))) {
    const source =
      commit === undefined
        ? await readFile(path.join(root, file), 'utf8')
        : git('show', `${commit}:${file}`)
    const json = source.slice(source.indexOf(' = {') + 3)
    await writeDocument(path.join(folder, `${path.basename(path.dirname(file))}.json`), json)
  }
}

/** Compiles oasdiff, which Go keeps; `go run` would have one exit code for all that can go wrong. */
function installed(): boolean {
  const { status } = spawnSync('go', ['install', OASDIFF], {
    env: { ...process.env, GOBIN: programs },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}

async function compare(old: string, options: readonly string[]): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-diff-'))
  const inFolder = (name: string): string => path.join(folder, name)
  try {
    const isFile = existsSync(old)
    await (isFile
      ? writeDocument(inFolder('before.json'), await readFile(old, 'utf8'))
      : writeDocuments(inFolder('before'), old))
    await writeDocuments(inFolder('after'))
    const levels = Object.entries(LEVELS).map((level) => level.join(' '))
    await writeFile(inFolder('levels'), levels.join('\n'))
    const how = [
      '--composed',
      '--flatten-allof',
      '--fail-on',
      'WARN',
      '--severity-levels',
      'levels',
    ]
    const documents = [isFile ? 'before.json' : 'before/*.json', 'after/*.json']
    const { status } = spawnSync(
      path.join(programs, 'oasdiff'),
      ['breaking', ...how, ...options, ...documents],
      { cwd: folder, stdio: 'inherit' },
    )
    return status ?? COULD_NOT_RUN
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The tag of the last release before what is checked out. */
function lastRelease(): string | undefined {
  const described = ['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*']
  const { status, stdout } = spawnSync('git', described, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

const given = process.argv.slice(2)
const named = given[0]?.startsWith('-') === false
const old = named ? given[0] : lastRelease()
process.exitCode = COULD_NOT_RUN
if (old === undefined) {
  console.error(
    'There is no release yet to compare with: no tag such as v1.0.0 leads here. Name a commit or a file.',
  )
} else if (existsSync(old) && !isDocument(old)) {
  console.error(`${old} is no OpenAPI document in JSON.`)
} else if (!existsSync(old) && !isCommit(old)) {
  console.error(`There is no commit, tag or file named ${old}.`)
} else if (!installed()) {
  console.error('oasdiff cannot be compiled: Go, or what it fetches, is not at hand.')
} else {
  console.error(`Compared with ${old}:`)
  process.exitCode = await compare(old, named ? given.slice(1) : given)
}
