import { appendFile, readFile } from 'node:fs/promises'
import { exists } from './files.ts'
import { EmbeddedServerError } from './embedded-server-error.ts'
import { runProgram } from './run-program.ts'
import type { ServerUser } from './server-user.ts'

const accountName = 'almanac'
const noLogin = '/usr/sbin/nologin'

/** Commands that create a system account: those of shadow, then that of BusyBox. */
const accountCommands: readonly (readonly [file: string, args: readonly string[]])[] = [
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

/** Whether this process runs as root, as which PostgreSQL refuses to run. */
export function isRoot(): boolean {
  return process.geteuid?.() === 0
}

/**
 * Returns the account that runs PostgreSQL when this process is root, and creates it on first use.
 * It has a name because initdb refuses a user id without one.
 *
 * @throws {EmbeddedServerError} when the account is missing and cannot be created.
 */
export async function ensureAccount(): Promise<ServerUser> {
  const existing = await findAccount()
  if (existing) return existing
  for (const [file, args] of accountCommands) {
    if (await exists(file)) await runProgram(file, args, undefined)
    const created = await findAccount()
    if (created) return created
  }
  await writeAccount().catch((cause: unknown) => {
    throw new EmbeddedServerError(
      'PostgreSQL does not run as root and no account for it could be created; run Almanac as another user or set DATABASE_URL.',
      { cause },
    )
  })
  return ensureAccount()
}

async function findAccount(): Promise<ServerUser | undefined> {
  const account = (await readTable('/etc/passwd')).find(([name]) => name === accountName)
  return account && { uid: Number(account[2]), gid: Number(account[3]) }
}

/** Adds the account to the tables directly: small images have no program for this. */
async function writeAccount(): Promise<void> {
  const users = await readTable('/etc/passwd')
  const groups = await readTable('/etc/group')
  const taken = new Set([...users, ...groups].map((row) => Number(row[2])))
  const free = Array.from({ length: 400 }, (_, index) => 999 - index).find((id) => !taken.has(id))
  if (free === undefined) throw new Error('no system user id is free')
  await appendFile('/etc/group', `${accountName}:x:${free}:\n`)
  await appendFile('/etc/passwd', `${accountName}:x:${free}:${free}::/nonexistent:${noLogin}\n`)
}

async function readTable(path: string): Promise<string[][]> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text.split('\n').map((line) => line.split(':'))
}
