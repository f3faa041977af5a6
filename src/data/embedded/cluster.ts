import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { findBinaries } from './binaries.ts'
import { EmbeddedServerError } from './embedded-server-error.ts'
import { exists, hasCode, syncFolder } from './files.ts'
import type { ServerLocation } from './location.ts'
import { isAlive } from './postmaster.ts'
import { runProgram } from './run-program.ts'
import { durableSettings } from './server-settings.ts'

/** The database role of the service, which owns the cluster. */
export const roleName = 'almanac'

/**
 * Locales to try in this order; every system has the last one. Trigram matching uses the C library
 * to tell letters, so a UTF-8 locale comes first.
 */
const locales = ['C.UTF-8', 'en_US.UTF-8', 'C']

const draftName = /^data\.new-(\d+)$/

/** Returns the data folder of the cluster, and creates the cluster on first use. */
export async function ensureCluster(location: ServerLocation, log: Logger): Promise<string> {
  const data = join(location.home, 'data')
  if (await exists(join(data, 'PG_VERSION'))) return data
  const started = Date.now()
  await removeDrafts(location.home)
  const draft = join(location.home, `data.new-${process.pid}`)
  await createCluster(draft, location)
  try {
    // An interrupted creation never leaves a partial cluster under this name.
    await rename(draft, data)
    await syncFolder(location.home)
    log.info({ data, ms: Date.now() - started }, 'Created a new database cluster')
  } catch (cause) {
    await rm(draft, { recursive: true, force: true })
    if (!hasCode(cause, 'EEXIST', 'ENOTEMPTY')) throw cause
    if (!(await exists(join(data, 'PG_VERSION')))) {
      throw new EmbeddedServerError(`${data} cannot be used: it contains no database.`, { cause })
    }
  }
  return data
}

async function createCluster(folder: string, location: ServerLocation): Promise<void> {
  const { initdb } = await findBinaries(location)
  let output = ''
  for (const locale of locales) {
    const finished = await runProgram(initdb, initdbArguments(folder, locale), location.account)
    if (finished.code === 0) return
    output = finished.output
    if (!output.includes('invalid locale')) break
  }
  const reason = output.split('\n').find((line) => /error|fatal|could not/i.test(line)) ?? output
  throw new EmbeddedServerError(
    `The embedded PostgreSQL could not create its database (${reason.trim()}); set DATABASE_URL to use another server.`,
  )
}

/**
 * Connections need no password: only one user (and root) can access the folder of the socket, and a
 * password file in the same folder would add no protection.
 */
function initdbArguments(folder: string, locale: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${roleName}`,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    `--locale=${locale}`,
    // Sorts by code point, the same on every system and in every later version.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--text-search-config=simple',
    ...durableSettings.map((setting) => `--set=${setting}`),
  ]
}

/** Removes what interrupted creations have left. */
async function removeDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = draftName.exec(name)?.[1]
    if (pid === undefined || (isAlive(Number(pid)) && Number(pid) !== process.pid)) continue
    await rm(join(home, name), { recursive: true, force: true })
  }
}
