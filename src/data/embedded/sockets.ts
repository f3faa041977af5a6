import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasCode, makePrivateFolder } from './files.ts'
import type { ServerLocation } from './location.ts'
import { serverPort } from './server-settings.ts'

/** The limit of socket paths: 108 bytes on Linux, 104 on macOS, including a final NUL. */
const maxPathBytes = 103

/** Returns the socket folder of the location, unless the name of a socket in it would be too long. */
export function ownSocketFolder(location: ServerLocation): string | undefined {
  const folder = join(location.home, 'socket')
  return isShort(folder) ? folder : undefined
}

/** Creates a private folder for the socket of a server about to start. */
export async function makeSocketFolder(location: ServerLocation): Promise<string> {
  const own = ownSocketFolder(location)
  if (own === undefined) return makeTemporaryFolder(location)
  await makePrivateFolder(own, location.account).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
  return own
}

/** Removes the socket folder of a stopped server if it is a temporary one. */
export async function removeSocketFolder(folder: string, location: ServerLocation): Promise<void> {
  if (folder !== ownSocketFolder(location)) await rm(folder, { recursive: true, force: true })
}

async function makeTemporaryFolder({ account }: ServerLocation): Promise<string> {
  const parent = isShort(join(tmpdir(), 'almanac-xxxxxx')) ? tmpdir() : '/tmp'
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'almanac-'))
  if (account) await chown(folder, account.uid, account.gid)
  return folder
}

function isShort(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${serverPort}`)) <= maxPathBytes
}
