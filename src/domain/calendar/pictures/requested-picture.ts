import { findItemOfFile } from '../../../data/media/media-files.ts'
import { findEntry } from '../../../data/entries/entry-reader.ts'
import { has, type Caller } from '../../accounts/caller.ts'
import { contentTypes } from '../../content-types/content-types.ts'
import { canRead } from '../../content/entry-policy.ts'
import { forbidden } from '../../errors/errors.ts'
import type { Site } from '../../site/site.ts'
import { isWebAddress } from '../web-address.ts'

/** A requested image: a media item, 0 for none, or an external image to import. */
export type RequestedPicture =
  | { readonly id: number }
  | { readonly address: string; readonly alt?: string }

const MAX_ADDRESS_LENGTH = 2048

/**
 * Reads `image` of an event, a venue or an organizer: the id of an image, or an address. An address
 * of a file of this site means the media item of the file.
 * @returns undefined for anything but an address or an image that the caller may see
 */
export async function readPicture(
  site: Site,
  caller: Caller,
  sent: string | number,
): Promise<RequestedPicture | undefined> {
  const text = String(sent).trim()
  if (text === '') return { id: 0 }
  if (/^\d+$/.test(text)) return pictureOf(site, caller, Number(text))
  if (text.length > MAX_ADDRESS_LENGTH || !isWebAddress(text)) return undefined
  const url = new URL(text)
  const own = new URL(site.siteUrl)
  if (url.host !== own.host) return { address: url.href }
  const id = await findItemOfFile(site.database, keyOf(url, own))
  return id === undefined ? undefined : pictureOf(site, caller, id)
}

/** The key of a file of the site, such as `2026/11/harbor.jpg`; '' for other addresses. */
function keyOf(url: URL, own: URL): string {
  const folder = `${own.pathname.replace(/\/$/, '')}/uploads/`
  if (!url.pathname.startsWith(folder)) return ''
  try {
    const key = decodeURIComponent(url.pathname.slice(folder.length))
    // Databases store no NUL, nor can they be queried for one.
    return key.includes('\0') ? '' : key
  } catch {
    return ''
  }
}

async function pictureOf(
  site: Site,
  caller: Caller,
  id: number,
): Promise<RequestedPicture | undefined> {
  const entry = await findEntry(site.database, id)
  const isPicture = entry?.media?.mimeType.startsWith('image/') === true
  if (entry === undefined || !isPicture || entry.status === 'trash') return undefined
  return canRead(caller, contentTypes.attachment, entry) ? { id } : undefined
}

/** Importing an external image requires the right to upload files. */
export function authorizePicture(caller: Caller, requested: RequestedPicture | undefined): void {
  if (requested === undefined || 'id' in requested) return
  if (!has(caller, contentTypes.attachment.capabilities.create)) {
    throw forbidden('rest_forbidden', caller)
  }
}
