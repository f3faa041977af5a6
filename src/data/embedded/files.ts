import {
  chmod,
  chown,
  copyFile,
  lstat,
  mkdir,
  open,
  readdir,
  readlink,
  rmdir,
  symlink,
} from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerUser } from './server-user.ts'

/** Whether the path exists, even as a dangling link. */
export async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}

/** Whether an error has one of these codes. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

/** Creates a folder that only the account can access, or this process's user without one. */
export async function makePrivateFolder(
  path: string,
  account: ServerUser | undefined,
): Promise<void> {
  await mkdir(path, { mode: 0o700 })
  if (!account) return
  await chown(path, account.uid, account.gid).catch(async (error: unknown) => {
    await rmdir(path)
    throw error
  })
}

/** Copies a folder so that everyone can read and run its files, whatever the umask is. */
export async function copyPublicTree(from: string, to: string): Promise<void> {
  await mkdir(to)
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.isDirectory()) await copyPublicTree(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else await copyPublicFile(source, target)
  }
}

async function copyPublicFile(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  const { mode } = await lstat(from)
  await chmod(to, (mode & 0o100) === 0 ? 0o644 : 0o755)
}

/** Syncs a folder, so that a rename in it survives a power failure. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
