import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tx } from '../../../data/database.ts'
import { databaseWithin } from '../../../data/nested-transaction.ts'
import { OutgoingError } from '../../../outgoing/errors.ts'
import type { Outgoing } from '../../../outgoing/outgoing.ts'
import type { Caller } from '../../accounts/caller.ts'
import { contentTypes } from '../../content/content-types.ts'
import { DomainError, failure } from '../../errors.ts'
import type { MediaStorage } from '../../media/media-storage.ts'
import { prepareFile, removePrepared } from '../../media/prepare-file.ts'
import { makePrivateFolder } from '../../media/private-files.ts'
import {
  createStored,
  discardStored,
  storePrepared,
  type MediaSaving,
  type StoredMedia,
} from '../../media/write-media.ts'
import type { Site } from '../../site/site.ts'
import { requirePictureRight, type AskedPicture } from './asked-picture.ts'

/** What importing pictures takes. */
export interface PictureSite extends Site {
  readonly media: MediaStorage
  readonly outgoing: Outgoing
}

/** Makes the item of an asked picture within a transaction, and answers its id; 0 for none. */
export type MakePicture = (tx: Tx, asked: AskedPicture) => Promise<number>

/** Larger pictures of other sites are refused; a client can upload them. */
const MOST_BYTES = 10 * 1024 * 1024
const TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** More pictures of other sites in one write are refused. */
const MOST_AT_ONCE = 5

/**
 * Runs a write that has pictures. Those elsewhere are fetched and stored before it begins, and
 * `make` makes their items within its transaction. Where the write fails, nothing of them stays.
 *
 * @param asked by the argument that asked for them; several may ask for one
 * @throws DomainError 400 rest_invalid_param for a picture that cannot be had; rest_forbidden
 */
export async function withPictures<T>(
  site: PictureSite,
  caller: Caller,
  asked: readonly (readonly [argument: string, picture: AskedPicture | undefined])[],
  write: (make: MakePicture) => Promise<T>,
): Promise<T> {
  const saving: MediaSaving = { site, media: site.media, type: contentTypes.attachment, caller }
  const imported = new Map<string, StoredMedia>()
  for (const [, picture] of asked) requirePictureRight(caller, picture)
  try {
    for (const [argument, picture] of asked) {
      if (picture === undefined || 'id' in picture || imported.has(picture.address)) continue
      if (imported.size >= MOST_AT_ONCE) throw notToBeHad(argument)
      imported.set(picture.address, await importPicture(site, saving, argument, picture.address))
    }
    return await write(itemMaker(saving, imported))
  } catch (error) {
    for (const stored of imported.values()) await discardStored(saving, stored)
    throw error
  }
}

/** One picture is one item, however often a write asks for it; a transaction may run again. */
function itemMaker(saving: MediaSaving, imported: ReadonlyMap<string, StoredMedia>): MakePicture {
  const made = new WeakMap<Tx, Map<string, number>>()
  return async (tx, picture) => {
    if ('id' in picture) return picture.id
    const items = made.get(tx) ?? new Map<string, number>()
    made.set(tx, items)
    const id = items.get(picture.address) ?? (await makeItem(tx, saving, imported, picture))
    items.set(picture.address, id)
    return id
  }
}

async function makeItem(
  tx: Tx,
  saving: MediaSaving,
  imported: ReadonlyMap<string, StoredMedia>,
  { address, alt }: { readonly address: string; readonly alt?: string },
): Promise<number> {
  const stored = imported.get(address)
  if (stored === undefined) throw new Error('A picture was not imported.')
  const settings = await saving.site.settings()
  const database = databaseWithin(saving.site.database, tx)
  const site = { ...saving.site, database, settings: () => Promise.resolve(settings) }
  return (
    await createStored({ ...saving, site }, stored, alt === undefined ? {} : { altText: alt })
  ).id
}

async function importPicture(
  { media, outgoing }: PictureSite,
  saving: MediaSaving,
  argument: string,
  address: string,
): Promise<StoredMedia> {
  const local = path.join(media.incoming, randomUUID())
  try {
    const fileName = await fetchTo(outgoing, address, local, Math.min(MOST_BYTES, media.limit))
    const prepared = await prepareFile({ path: local, fileName, form: false }, false)
    try {
      if (!TYPES.includes(prepared.mimeType)) throw notToBeHad(argument)
      return await storePrepared(saving, prepared)
    } finally {
      await removePrepared(prepared)
    }
  } catch (error) {
    const refused = error instanceof OutgoingError || error instanceof DomainError
    throw refused ? notToBeHad(argument) : error
  } finally {
    await rm(local, { force: true })
  }
}

/** @returns a name for the file; a picture gets the ending that it should have later */
async function fetchTo(
  outgoing: Outgoing,
  address: string,
  local: string,
  bytes: number,
): Promise<string> {
  const wanted = { types: TYPES, bytes, overflow: 'refuse' } as const
  const file = await outgoing.getFile(address, wanted)
  await makePrivateFolder(path.dirname(local))
  await writeFile(local, file.bytes, { flag: 'wx', mode: 0o600 })
  const last = decoded(file.url.pathname.split('/').at(-1) ?? '').replace(/\.\w{1,5}$/, '')
  return `${last === '' ? 'picture' : last}.jpg`
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

const notToBeHad = (argument: string): DomainError =>
  failure('rest_invalid_param', {
    details: { params: { [argument]: 'There is no picture to be had there.' }, details: {} },
  })
