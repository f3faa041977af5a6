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
import { EmbeddedServerError } from './errors.ts'
import { exists, hasCode, makePrivateFolder } from './files.ts'
import { runProgram } from './run-program.ts'

/** Where a data folder's PostgreSQL lives, and as whom. */
export interface Place {
  /** Real folder, owned by the account: `data/`, `socket/`, `postgres.log` and perhaps binaries. */
  readonly home: string
  /** Absent when PostgreSQL runs as this process's own user. */
  readonly account: ServerUser | undefined
}

/** Where root's databases live whose data folder no other user may enter. */
const sharedFolder = '/var/lib/almanac'

/**
 * Finds or decides where the PostgreSQL of a data folder lives: in `DATA_DIR/postgres`, a folder,
 * or a link to a folder elsewhere. Decided once: what is there counts from then on, so that a
 * change of file modes can never make a site look empty.
 *
 * @throws {EmbeddedServerError} when the place cannot be used.
 */
export async function findPlace(dataDir: string, log: Logger): Promise<Place> {
  const entrance = join(dataDir, 'postgres')
  await mkdir(dataDir, { recursive: true }).catch((cause: Error) => {
    throw new EmbeddedServerError(`DATA_DIR cannot be used: ${cause.message}.`, { cause })
  })
  if (!(await exists(entrance))) await makePlace(entrance, log)
  return usePlace(entrance)
}

async function usePlace(entrance: string): Promise<Place> {
  const home = await realpath(entrance).catch((cause: Error) => {
    const reason = hasCode(cause, 'ENOENT')
      ? 'the folder that it links to is gone; put it back, or remove the link to start empty'
      : 'it belongs to another user; start Almanac as that user'
    throw new EmbeddedServerError(`${entrance} cannot be used: ${reason}.`, { cause })
  })
  const account = isRoot() ? await ownerOf(home) : undefined
  if (!(await mayUse(home, account))) {
    throw new EmbeddedServerError(
      account
        ? `${home} cannot be used: user ${account.uid}, who owns it, may not enter it.`
        : `${home} cannot be used: it belongs to another user; start Almanac as that user.`,
    )
  }
  return { home, account }
}

/** Root runs PostgreSQL as the folder's owner: that also takes up what an ordinary user began. */
async function ownerOf(home: string): Promise<ServerUser> {
  const { uid, gid } = await stat(home)
  if (uid !== 0) return { uid, gid }
  // A first start was killed between making the folder and giving it away.
  const account = await ensureAccount()
  await chown(home, account.uid, account.gid)
  return account
}

async function makePlace(entrance: string, log: Logger): Promise<void> {
  const account = isRoot() ? await ensureAccount() : undefined
  if (!account || (await mayUse(dirname(entrance), account, '-x'))) {
    const made = await makeOwnHome(entrance, account)
    if (made) return
  }
  const home = await makeSharedHome(entrance, account)
  await symlink(home, entrance).catch(async (error: unknown) => {
    await rmdir(home)
    if (!hasCode(error, 'EEXIST')) throw error
  })
  log.info(
    { home },
    `No other user may enter ${entrance} and PostgreSQL does not run as root: the database lives in ${home}`,
  )
}

/** Tells whether it worked: some file systems let nobody, not even root, give folders away. */
async function makeOwnHome(entrance: string, account: ServerUser | undefined): Promise<boolean> {
  try {
    await makePrivateFolder(entrance, account)
    return true
  } catch (cause) {
    if (hasCode(cause, 'EEXIST')) return true // Another start was faster.
    if (account) return false
    throw new EmbeddedServerError(`DATA_DIR cannot be used: ${messageOf(cause)}.`, { cause })
  }
}

async function makeSharedHome(entrance: string, account: ServerUser | undefined): Promise<string> {
  const isNew = await mkdir(sharedFolder, { recursive: true })
  // A strict creation mask would close it to the account.
  if (isNew !== undefined) await chmod(sharedFolder, 0o755)
  const name = entrance.replaceAll(/[^A-Za-z0-9.]+/g, '-').slice(-48)
  for (let number = 1; ; number++) {
    const home = join(sharedFolder, `${name}-${number}`.replace(/^-/, ''))
    try {
      await makePrivateFolder(home, account)
      return home
    } catch (cause) {
      // Left by a data folder that somebody removed; not ours to delete.
      if (!hasCode(cause, 'EEXIST')) throw cause
    }
  }
}

/** Asks the system itself, as that account: modes alone do not tell (links, mounts, other rights). */
async function mayUse(
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
  const answer = await runProgram(program, [right, folder], account).catch(() => undefined)
  return answer?.code === 0
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
