import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import type { Need } from '../fault.ts'

/** Debian keeps servers where the path of ordinary users does not lead. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']

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
    const there = need === 'root' ? process.getuid?.() === 0 : await findProgram(need)
    if (there === undefined || there === false) absent.push(need)
  }
  return absent
}
