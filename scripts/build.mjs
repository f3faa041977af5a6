/**
 * Builds dist/ when a source has changed. It is plain JavaScript because it runs before anything is
 * built. It compares only modification times, so that an up-to-date start loses a few milliseconds.
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
/** Has the time at which the last successful build started, so that later changes are newer. */
const stamp = join(dist, '.built')
const prismaSchema = join(root, 'prisma/schema.prisma')
const prisma = 'node_modules/prisma/build/index.js'
const prismaClient = join(root, 'generated/prisma/client.ts')

const underRoot = (name) => join(root, name)

/** The sources of the program. */
const sources = [
  'src',
  'generated',
  'scripts/bundle.mjs',
  'tsconfig.json',
  'package-lock.json',
].map(underRoot)

/** Those of the editor in the browser. */
const editorSources = [
  'src/write',
  'src/client',
  'src/markup',
  'scripts/bundle.mjs',
  'package-lock.json',
].map(underRoot)

/** Whether the database client, which is not committed, is missing or older than its schema. */
function needsClient() {
  return changed(prismaClient) < changed(prismaSchema)
}

/** Whether dist/ is missing or older than a source, or the database client has to be generated. */
function needsBuild() {
  return needsClient() || changed(stamp) < Math.max(...sources.map(newestChange))
}

/** Builds the program. Rejects with one line when a step fails, and leaves dist/ unchanged. */
async function build() {
  if (needsClient()) generateClient()
  const started = new Date()
  for (const project of ['src', 'src/write']) {
    run('the compiler', 'node_modules/@typescript/native/bin/tsc', '-p', project)
  }
  await inDraft(async (draft) => {
    // Imported late, because a production install has no bundler.
    const { bundle, bundleEditor } = await import('./bundle.mjs')
    await bundle(root, draft)
    await bundleEditor(root, draft)
    rmSync(stamp, { force: true })
    replaceWith(draft, () => true)
  })
  writeFileSync(stamp, '')
  utimesSync(stamp, started, started)
}

const isOfEditor = (name) => /^write[-.]/.test(name)

/** Builds the editor alone if necessary, for a program that runs from its sources. */
async function buildEditorIfStale() {
  if (changed(join(dist, 'write.json')) >= Math.max(...editorSources.map(newestChange))) return
  await inDraft(async (draft) => {
    const { bundleEditor } = await import('./bundle.mjs')
    await bundleEditor(root, draft)
    replaceWith(draft, isOfEditor)
  })
}

async function inDraft(step) {
  const draft = join(dist, `.draft-${process.pid}`)
  mkdirSync(draft, { recursive: true })
  try {
    await step(draft)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Replaces files one by one, so that concurrent readers and builds always find complete files. */
function replaceWith(draft, isReplaced) {
  const built = readdirSync(draft)
  for (const name of built) renameSync(join(draft, name), join(dist, name))
  for (const name of readdirSync(dist)) {
    const kept = built.includes(name) || name.startsWith('.') || !isReplaced(name)
    if (!kept) rmSync(join(dist, name), { recursive: true, force: true })
  }
}

/** Builds if necessary; prints one line and exits when building fails. */
export function buildIfStale() {
  return orExit(async () => {
    if (needsBuild()) await build()
  })
}

async function orExit(step) {
  try {
    await step()
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Generates the client. Naming any program as the schema engine prevents a download of it. */
function generateClient() {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath
  // The generator rejects a folder that it did not complete.
  if (changed(prismaClient) === 0) rmSync(dirname(prismaClient), { recursive: true, force: true })
  run('the database client', prisma, 'generate', '--no-hints', '--generator', 'client')
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

/** Returns the modification time in milliseconds; 0 for a missing file. */
function changed(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** Includes folders, since deletions and renames change only those. */
function newestChange(path) {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry?.isDirectory()) return entry?.mtimeMs ?? 0
  const inside = readdirSync(path).map((name) => newestChange(join(path, name)))
  return Math.max(entry.mtimeMs, ...inside)
}

/** Called by `npm ci`. Does nothing in a production install, which lacks the generator. */
function prepare() {
  if (needsClient() && existsSync(join(root, prisma))) generateClient()
}

if (basename(process.argv[1] ?? '') === 'build.mjs') {
  const [, , what] = process.argv
  if (what === '--stale') await buildIfStale()
  else if (what === '--editor') await orExit(buildEditorIfStale)
  else await orExit(what === '--client' ? prepare : build)
}
