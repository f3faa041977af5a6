import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import type { Need } from '../fault.ts'
import { canMount } from './small-disk.ts'

/** Debian keeps servers where the path of ordinary users does not lead. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']

const running = new Set<ChildProcess>()
// Nothing outlives the harness, however it ends.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a program that Ctrl-C in a terminal does not reach: it is ended in its turn. */
export function startProgram(
  program: string,
  words: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const child = spawn(program, words, { ...options, detached: true })
  running.add(child)
  return child.once('exit', () => running.delete(child))
}

/** The path of a program, or undefined where there is none. */
export async function findProgram(name: string): Promise<string | undefined> {
  for (const folder of FOLDERS) {
    const file = path.join(folder, name)
    const runs = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (runs) return file
  }
  return undefined
}

/** Which of these are not at hand. */
export async function missing(needs: readonly Need[]): Promise<Need[]> {
  const absent: Need[] = []
  for (const need of needs) {
    if (!(await isAtHand(need))) absent.push(need)
  }
  return absent
}

async function isAtHand(need: Need): Promise<boolean> {
  if (need === 'root') return process.getuid?.() === 0
  if (need === 'tmpfs') return canMount()
  return (await findProgram(need)) !== undefined
}
