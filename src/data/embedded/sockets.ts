import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasCode, makePrivateFolder } from './files.ts'
import type { Place } from './place.ts'
import { serverPort } from './settings.ts'

/** The system cuts socket names off here: 108 bytes on Linux, 104 on macOS, with the last one NUL. */
const longestName = 103

/** The socket folder below the place, unless the name of a socket in it would be too long. */
export function ownSocketFolder(place: Place): string | undefined {
  const folder = join(place.home, 'socket')
  return isShort(folder) ? folder : undefined
}

/** A private folder for the socket of a server about to start. */
export async function makeSocketFolder(place: Place): Promise<string> {
  const own = ownSocketFolder(place)
  if (own === undefined) return makeTemporaryFolder(place)
  await makePrivateFolder(own, place.account).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
  return own
}

/** Removes the folder of a stopped server if it was a temporary one. */
export async function removeSocketFolder(folder: string, place: Place): Promise<void> {
  if (folder !== ownSocketFolder(place)) await rm(folder, { recursive: true, force: true })
}

async function makeTemporaryFolder({ account }: Place): Promise<string> {
  const parent = isShort(join(tmpdir(), 'almanac-xxxxxx')) ? tmpdir() : '/tmp'
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'almanac-'))
  if (account) await chown(folder, account.uid, account.gid)
  return folder
}

function isShort(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${serverPort}`)) <= longestName
}
