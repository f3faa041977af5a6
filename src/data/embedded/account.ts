import { appendFile, readFile } from 'node:fs/promises'
import { exists } from './files.ts'
import { EmbeddedServerError } from './errors.ts'
import { runProgram } from './run-program.ts'
import type { ServerUser } from './server-user.ts'

const accountName = 'almanac'
const noLogin = '/usr/sbin/nologin'

/** The ways to make a system account: shadow's, then busybox's. */
const accountMakers: readonly (readonly [file: string, args: readonly string[]])[] = [
  ...['/usr/sbin/useradd', '/sbin/useradd'].map(
    (file) =>
      [
        file,
        [
          '--system',
          '--user-group',
          '--no-create-home',
          '--home-dir',
          '/nonexistent',
          '--shell',
          noLogin,
          accountName,
        ],
      ] as const,
  ),
  ...['/usr/sbin/adduser', '/sbin/adduser'].map(
    (file) => [file, ['-S', '-D', '-H', '-s', noLogin, accountName]] as const,
  ),
]

/** Whether PostgreSQL would refuse to run as this process's user. */
export function isRoot(): boolean {
  return process.geteuid?.() === 0
}

/**
 * The account that runs PostgreSQL for root, made on first use. It is an account of its own, and
 * a named one: initdb refuses a user id without a name.
 *
 * @throws {EmbeddedServerError} when the system has none and does not let one be made.
 */
export async function ensureAccount(): Promise<ServerUser> {
  const existing = await findAccount()
  if (existing) return existing
  for (const [file, args] of accountMakers) {
    if (await exists(file)) await runProgram(file, args, undefined)
    const made = await findAccount()
    if (made) return made
  }
  await writeAccount().catch((cause: unknown) => {
    throw new EmbeddedServerError(
      'PostgreSQL does not run as root and no account for it could be made; run Almanac as another user or set DATABASE_URL.',
      { cause },
    )
  })
  return ensureAccount()
}

async function findAccount(): Promise<ServerUser | undefined> {
  const account = (await readTable('/etc/passwd')).find(([name]) => name === accountName)
  return account && { uid: Number(account[2]), gid: Number(account[3]) }
}

/** Small images have no program for accounts; there the tables are written as such a program would. */
async function writeAccount(): Promise<void> {
  const users = await readTable('/etc/passwd')
  const groups = await readTable('/etc/group')
  const taken = new Set([...users, ...groups].map((row) => Number(row[2])))
  const free = Array.from({ length: 400 }, (_, index) => 999 - index).find((id) => !taken.has(id))
  if (free === undefined) throw new Error('every system user id is taken')
  await appendFile('/etc/group', `${accountName}:x:${free}:\n`)
  await appendFile('/etc/passwd', `${accountName}:x:${free}:${free}::/nonexistent:${noLogin}\n`)
}

async function readTable(path: string): Promise<string[][]> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text.split('\n').map((line) => line.split(':'))
}
