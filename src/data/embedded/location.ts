import {
  access,
  chmod,
  chown,
  constants,
  mkdir,
  realpath,
  rmdir,
  stat,
  symlink,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Logger } from 'pino'
import { ensureAccount, isRoot } from './account.ts'
import type { ServerUser } from './server-user.ts'
import { EmbeddedServerError } from './embedded-server-error.ts'
import { exists, hasCode, makePrivateFolder } from './files.ts'
import { runProgram } from './run-program.ts'

/** Where the PostgreSQL server of a data folder keeps its files, and its user. */
export interface ServerLocation {
  /** The resolved folder, owned by the account: `data/`, `socket/`, `postgres.log`, perhaps binaries. */
  readonly home: string
  /** Undefined when PostgreSQL runs as the user of this process. */
  readonly account: ServerUser | undefined
}

/** Where root keeps databases whose data folder no other user can access. */
const sharedFolder = '/var/lib/almanac'

/**
 * Finds the location of the PostgreSQL server, or creates it: `DATA_DIR/postgres`, which is a folder
 * or a link to one elsewhere. The choice is made once, so that a later change of file modes can
 * never make a site look empty.
 *
 * @throws {EmbeddedServerError} when the location cannot be used.
 */
export async function findLocation(dataDir: string, log: Logger): Promise<ServerLocation> {
  const link = join(dataDir, 'postgres')
  await mkdir(dataDir, { recursive: true }).catch((cause: Error) => {
    throw new EmbeddedServerError(`DATA_DIR cannot be used: ${cause.message}.`, { cause })
  })
  if (!(await exists(link))) await createLocation(link, log)
  return openLocation(link)
}

async function openLocation(link: string): Promise<ServerLocation> {
  const home = await realpath(link).catch((cause: Error) => {
    const reason = hasCode(cause, 'ENOENT')
      ? 'the folder that it links to is gone; put it back, or remove the link to start empty'
      : 'it belongs to another user; start Almanac as that user'
    throw new EmbeddedServerError(`${link} cannot be used: ${reason}.`, { cause })
  })
  const account = isRoot() ? await ownerOf(home) : undefined
  if (!(await canUse(home, account))) {
    throw new EmbeddedServerError(
      account
        ? `${home} cannot be used: its owner, user ${account.uid}, has no access to it.`
        : `${home} cannot be used: it belongs to another user; start Almanac as that user.`,
    )
  }
  return { home, account }
}

/** Returns the owner of the folder, as whom root runs PostgreSQL; it may be an ordinary user. */
async function ownerOf(home: string): Promise<ServerUser> {
  const { uid, gid } = await stat(home)
  if (uid !== 0) return { uid, gid }
  // A first start was killed after creating the folder and before changing its owner.
  const account = await ensureAccount()
  await chown(home, account.uid, account.gid)
  return account
}

async function createLocation(link: string, log: Logger): Promise<void> {
  const account = isRoot() ? await ensureAccount() : undefined
  if (!account || (await canUse(dirname(link), account, '-x'))) {
    const created = await createHome(link, account)
    if (created) return
  }
  const home = await createSharedHome(link, account)
  await symlink(home, link).catch(async (error: unknown) => {
    await rmdir(home)
    if (!hasCode(error, 'EEXIST')) throw error
  })
  log.info(
    { home },
    `No other user can access ${link} and PostgreSQL does not run as root: the database is in ${home}`,
  )
}

/** Returns whether it succeeded; on some file systems not even root can change the owner. */
async function createHome(link: string, account: ServerUser | undefined): Promise<boolean> {
  try {
    await makePrivateFolder(link, account)
    return true
  } catch (cause) {
    if (hasCode(cause, 'EEXIST')) return true // Another process created it first.
    if (account) return false
    throw new EmbeddedServerError(`DATA_DIR cannot be used: ${messageOf(cause)}.`, { cause })
  }
}

async function createSharedHome(link: string, account: ServerUser | undefined): Promise<string> {
  const isNew = await mkdir(sharedFolder, { recursive: true })
  // A strict umask would deny access to the account.
  if (isNew !== undefined) await chmod(sharedFolder, 0o755)
  const name = link.replaceAll(/[^A-Za-z0-9.]+/g, '-').slice(-48)
  for (let number = 1; ; number++) {
    const home = join(sharedFolder, `${name}-${number}`.replace(/^-/, ''))
    try {
      await makePrivateFolder(home, account)
      return home
    } catch (cause) {
      // It belongs to a data folder that was removed; keep it.
      if (!hasCode(cause, 'EEXIST')) throw cause
    }
  }
}

/** Tests access as that account: file modes say nothing of links, mounts and ACLs. */
async function canUse(
  folder: string,
  account: ServerUser | undefined,
  right: '-w' | '-x' = '-w',
): Promise<boolean> {
  if (!account) {
    return access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    )
  }
  const program = (await exists('/usr/bin/test')) ? '/usr/bin/test' : '/bin/test'
  const result = await runProgram(program, [right, folder], account).catch(() => undefined)
  return result?.code === 0
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
