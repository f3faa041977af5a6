/**
 * Says what has changed in the published documents since the last release, a commit, or a published `openapi.json`, that breaks
 * programs of users: see openapi/README.md. oasdiff judges, which comes by the Go proxy: of what npm has, one library reads OpenAPI 3.0 alone
 * and another takes a member that answers have lost for harmless.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withTitledAlternatives } from './titled-alternatives.ts'

const OASDIFF = 'github.com/oasdiff/oasdiff@v1.35.0'
/** The exit code where Go is not at hand, or there is nothing to compare with; 1 says that something breaks. */
const COULD_NOT_RUN = 3

const root = path.resolve(import.meta.dirname, '..')

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })

/** Whether there is something of that name to compare with. */
const isKnown = (old: string): boolean =>
  existsSync(old) ||
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${old}^{commit}`], { cwd: root })
    .status === 0

const writeDocument = (file: string, json: string): Promise<void> =>
  writeFile(file, JSON.stringify(withTitledAlternatives(JSON.parse(json))))

/** Writes the documents of a commit, or of the files as they are, one per namespace; returns a pattern for them. */
async function writeDocuments(folder: string, commit?: string): Promise<string> {
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
  return path.join(folder, '*.json')
}

async function compare(old: string, options: readonly string[]): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-diff-'))
  try {
    const before = path.join(folder, 'before')
    const written = existsSync(old) ? `${before}.json` : await writeDocuments(before, old)
    if (existsSync(old)) await writeDocument(written, await readFile(old, 'utf8'))
    const after = await writeDocuments(path.join(folder, 'after'))
    const how = ['--composed', '--flatten-allof', '--fail-on', 'WARN', ...options]
    const { status } = spawnSync('go', ['run', OASDIFF, 'breaking', ...how, written, after], {
      cwd: folder,
      stdio: 'inherit',
    })
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
} else if (!isKnown(old)) {
  console.error(`There is no commit, tag or file named ${old}.`)
} else {
  console.error(`Compared with ${old}:`)
  process.exitCode = await compare(old, named ? given.slice(1) : given)
  if (process.exitCode === COULD_NOT_RUN) console.error('Go is not at hand.')
}
