import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { findBinaries } from './binaries.ts'
import { EmbeddedServerError } from './errors.ts'
import { exists, hasCode, syncFolder } from './files.ts'
import type { Place } from './place.ts'
import { isAlive } from './postmaster.ts'
import { runProgram } from './run-program.ts'
import { durableSettings } from './settings.ts'

/** The database role of the service; it owns the cluster. */
export const roleName = 'almanac'

/**
 * Where letters are letters in all scripts (trigrams ask the C library). Not every system has the
 * first, none lacks the last.
 */
const locales = ['C.UTF-8', 'en_US.UTF-8', 'C']

const draftName = /^data\.new-(\d+)$/

/** The folder of the place's cluster, made on first use. */
export async function ensureCluster(place: Place, log: Logger): Promise<string> {
  const data = join(place.home, 'data')
  if (await exists(join(data, 'PG_VERSION'))) return data
  const started = Date.now()
  await removeDrafts(place.home)
  const draft = join(place.home, `data.new-${process.pid}`)
  await makeCluster(draft, place)
  try {
    // A cluster cut short never has the name that counts.
    await rename(draft, data)
    await syncFolder(place.home)
    log.info({ data, ms: Date.now() - started }, 'Made a new database')
  } catch (cause) {
    await rm(draft, { recursive: true, force: true })
    if (!hasCode(cause, 'EEXIST', 'ENOTEMPTY')) throw cause
    if (!(await exists(join(data, 'PG_VERSION')))) {
      throw new EmbeddedServerError(`${data} cannot be used: it holds no database.`, { cause })
    }
  }
  return data
}

async function makeCluster(folder: string, place: Place): Promise<void> {
  const { initdb } = await findBinaries(place)
  let output = ''
  for (const locale of locales) {
    const finished = await runProgram(initdb, initdbArguments(folder, locale), place.account)
    if (finished.code === 0) return
    output = finished.output
    if (!output.includes('invalid locale')) break
  }
  const reason = output.split('\n').find((line) => /error|fatal|could not/i.test(line)) ?? output
  throw new EmbeddedServerError(
    `The embedded PostgreSQL could not make its database (${reason.trim()}); set DATABASE_URL to use another server.`,
  )
}

/**
 * Whoever can reach the socket is let in: its folder is open to one user alone (and root), so a
 * password in a file beside it would protect nothing more.
 */
function initdbArguments(folder: string, locale: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${roleName}`,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    `--locale=${locale}`,
    // Sorts and folds by code point, the same everywhere and in every later version.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--text-search-config=simple',
    ...durableSettings.map((setting) => `--set=${setting}`),
  ]
}

/** Removes what killed first starts left. */
async function removeDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = draftName.exec(name)?.[1]
    if (pid === undefined || (isAlive(Number(pid)) && Number(pid) !== process.pid)) continue
    await rm(join(home, name), { recursive: true, force: true })
  }
}
