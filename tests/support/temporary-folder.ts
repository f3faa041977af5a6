import { chmod, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isAlive } from '../../src/data/embedded/postmaster.ts'
import { IN_MEMORY, makeScratchFolder } from './scratch-folder.ts'

const PREFIX = 'almanac-tests-'

/** Names the folder of this run; also marks that it exists. */
const VARIABLE = 'ALMANAC_TEST_TEMPORARY'

/**
 * Has all that tests store below a folder of this run, in memory where there is room: a new database server, which
 * writes a thousand files and waits for the disk, is there in two thirds of the time.
 */
export async function openTemporaryFolder(): Promise<void> {
  if (process.env[VARIABLE] !== undefined) return
  for (const parent of [IN_MEMORY, tmpdir()]) await removeLeftovers(parent)
  const folder = await makeScratchFolder(`${PREFIX}${process.pid}-`)
  // When root runs the tests, database servers have another user.
  await chmod(folder, 0o755)
  process.env[VARIABLE] = folder
  process.env['TMPDIR'] = folder
}

export async function removeTemporaryFolder(): Promise<void> {
  const folder = process.env[VARIABLE]
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
}

/** Removes what runs have left that were interrupted. */
async function removeLeftovers(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => [])
  for (const name of names.filter((each) => each.startsWith(PREFIX))) {
    const [pid] = name.slice(PREFIX.length).split('-')
    if (!isAlive(Number(pid))) await rm(path.join(parent, name), { recursive: true, force: true })
  }
}
