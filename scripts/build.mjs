/**
 * Makes dist/ of src/ when something it is made from changed. Plain JavaScript, because it runs
 * before anything is built; compares times of change only, so that a start with nothing to build
 * pays some milliseconds.
 */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
/** Its time is that of the last good build's beginning: what changes during a build is newer. */
const stamp = join(dist, '.built')
const prismaSchema = join(root, 'prisma/schema.prisma')
const prisma = 'node_modules/prisma/build/index.js'
const prismaClient = join(root, 'generated/prisma/client.ts')

/** Everything that the built program depends on. */
const sources = [
  'src',
  'generated',
  'scripts/bundle.mjs',
  'tsconfig.json',
  'package-lock.json',
].map((name) => join(root, name))

/** Whether the database client, which is not committed, is missing or older than its schema. */
function needsClient() {
  return changed(prismaClient) < changed(prismaSchema)
}

/** Whether dist/ is missing or older than a source; true also while the client has to be made. */
function needsBuild() {
  return needsClient() || changed(stamp) < Math.max(...sources.map(newestChange))
}

/** Makes what is stale. Rejects with one line when a step fails; dist/ is then as it was. */
async function build() {
  if (needsClient()) makeClient()
  const begun = new Date()
  run('the compiler', 'node_modules/@typescript/native/bin/tsc', '-p', 'src')
  const draft = join(dist, `.draft-${process.pid}`)
  mkdirSync(draft, { recursive: true })
  try {
    // Loaded here, because what only runs a built program may lack it.
    const { bundle } = await import('./bundle.mjs')
    await bundle(root, draft)
    replaceWith(draft)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  writeFileSync(stamp, '')
  utimesSync(stamp, begun, begun)
}

/** File by file, so that one who reads or builds at the same time always finds whole ones. */
function replaceWith(draft) {
  rmSync(stamp, { force: true })
  const built = readdirSync(draft)
  for (const name of built) renameSync(join(draft, name), join(dist, name))
  for (const name of readdirSync(dist)) {
    const kept = built.includes(name) || name.startsWith('.')
    if (!kept) rmSync(join(dist, name), { recursive: true, force: true })
  }
}

/** For programs that run what is built: ends the process with one line when building fails. */
export function buildWhatIsStale() {
  return orEnd(async () => {
    if (needsBuild()) await build()
  })
}

async function orEnd(step) {
  try {
    await step()
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Names a program in place of the schema engine: the command would fetch it, but never runs it. */
function makeClient() {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath
  // The generator refuses a folder that it did not finish.
  if (changed(prismaClient) === 0) rmSync(dirname(prismaClient), { recursive: true, force: true })
  run('the database client', prisma, 'generate', '--no-hints')
}

function run(what, script, ...args) {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [join(root, script), ...args],
    { cwd: root, encoding: 'utf8' },
  )
  if (status === 0) return
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`)
  throw new Error(`Building failed (${what}); after "npm ci" it should not.`, { cause: error })
}

/** Milliseconds; a missing file has never changed. */
function changed(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** Folders count too: what is deleted or renamed changes them alone. */
function newestChange(path) {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry?.isDirectory()) return entry?.mtimeMs ?? 0
  const inside = readdirSync(path).map((name) => newestChange(join(path, name)))
  return Math.max(entry.mtimeMs, ...inside)
}

/** What `npm ci` calls: nothing where only what runs is installed, because nothing can be made. */
function prepare() {
  if (needsClient() && existsSync(join(root, prisma))) makeClient()
}

if (basename(process.argv[1] ?? '') === 'build.mjs') {
  const [, , what] = process.argv
  if (what === '--stale') await buildWhatIsStale()
  else await orEnd(what === '--client' ? prepare : build)
}
