import { mkdir, mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runProgram } from '../../../src/data/embedded/run-program.ts'

/** A disk that is easily filled. */
export interface SmallDisk {
  readonly folder: string
  /** Takes all the room that is left. */
  fill(): Promise<void>
  /** Gives it back. */
  clear(): Promise<void>
  unmount(): Promise<void>
}

/**
 * Mounts a disk in memory at a new folder.
 * @throws when this process may not mount anything
 */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true })
  const type = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`]
  await run('mount', ...type, 'almanac-faults', folder)
  const filler = path.join(folder, 'filler')
  return {
    folder,
    async fill() {
      const tooMuch = Buffer.alloc(megabytes * 1024 * 1024)
      await writeFile(filler, tooMuch).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOSPC') throw error
      })
    },
    clear: () => rm(filler, { force: true }),
    unmount: () => run('umount', folder),
  }
}

/** Whether a small disk is available here. */
export async function canMount(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'almanac-mount-'))
  try {
    await (await mountSmallDisk(folder, 1)).unmount()
    return true
  } catch {
    return false
  } finally {
    await rmdir(folder)
  }
}

async function run(program: string, ...words: string[]): Promise<void> {
  const { code, output } = await runProgram(program, words, undefined)
  if (code !== 0) throw new Error(`${program} failed: ${output}`)
}
