import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { runCommand } from './program.ts'

let migrated: Promise<string> | undefined

/**
 * Makes a data folder as `almanac migrate` leaves a new one, for tests that are not about that: a copy of one that
 * each worker makes once, because a new database server and its migrations take a second.
 * @returns the folder
 */
export async function prepareSite(dataDir: string): Promise<string> {
  migrated ??= makeSite()
  await mkdir(path.dirname(dataDir), { recursive: true })
  // Unlike that of Node, it keeps the owner: when root runs the tests, the database server has another user.
  await promisify(execFile)('cp', ['-a', await migrated, dataDir])
  return dataDir
}

async function makeSite(): Promise<string> {
  const base = await mkdtemp(path.join(tmpdir(), 'almanac-prepared-'))
  await chmod(base, 0o755)
  const dataDir = path.join(base, 'data')
  const { code, stderr } = await runCommand({ DATA_DIR: dataDir }, 'migrate')
  if (code !== 0) throw new Error(stderr)
  return dataDir
}
