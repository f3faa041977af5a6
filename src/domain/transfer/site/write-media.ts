import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../../../data/database.ts'
import { contentTypes } from '../../content/content-types.ts'
import { prepareFile, removePrepared } from '../../media/prepare-file.ts'
import { makePrivateFolder } from '../../media/private-files.ts'
import type { MediaSize } from '../../../data/entry-row.ts'
import {
  createStored,
  discardStored,
  storePrepared,
  updateMedia,
  type MediaInput,
  type MediaSaving,
  type StoredMedia,
} from '../../media/write-media.ts'
import { plainPath } from './addresses.ts'
import { authorOf } from './bodies.ts'
import { politely } from './politely.ts'
import type { SourceMedia } from './shapes.ts'
import { ItemRefused, type Work, type Written } from './work.ts'
import { keepModified } from './write-entry.ts'

const CONTENT_KINDS = ['page', 'post', 'cal_events', 'cal_venue', 'cal_organizer'] as const

/** The item here that a media item is attached to there; undefined while it is not here. */
export function attachedTo({ own }: Pick<Work, 'own'>, post: number): number | undefined {
  return CONTENT_KINDS.map((kind) => own(kind, post)).find((id) => id !== undefined)
}

/** Fetches the file of a media item, as a stream, and stores it; nothing shows it yet. */
export async function fetchMedia(work: Work, item: SourceMedia): Promise<StoredMedia> {
  const { site, source, remote } = work
  const { incoming, limit, allowSvg } = site.media
  const address = new URL(item.source_url, source.apiRoot)
  const local = path.join(incoming, randomUUID())
  await makePrivateFolder(incoming)
  try {
    const { status } = await politely(() => remote.download(address.href, local, limit))
    if (status !== 200) throw new ItemRefused(`has no file: the site answers ${status}`)
    const fileName = plainPath(address.pathname).split('/').at(-1) ?? 'file'
    const prepared = await prepareFile({ path: local, fileName, form: false }, allowSvg)
    try {
      return await storePrepared(savingOf(work), prepared)
    } finally {
      await removePrepared(prepared)
    }
  } finally {
    await rm(local, { force: true })
  }
}

const savingOf = ({ site, caller }: Work): MediaSaving => ({
  site,
  media: site.media,
  type: contentTypes.attachment,
  caller,
})

export const discardMedia = (work: Work, stored: StoredMedia): Promise<void> =>
  discardStored(savingOf(work), stored)

/** Makes the item of a stored file, or changes the words of the one that is here. */
export async function writeMedia(
  work: Work,
  database: Database,
  item: SourceMedia,
  given: { readonly stored: StoredMedia } | { readonly ownId: number; readonly files: Files },
): Promise<Written> {
  const settings = await work.site.settings()
  const site = { ...work.site, database, settings: () => Promise.resolve(settings) }
  const saving = { ...savingOf(work), site }
  const input = inputOf(work, item)
  const isNew = 'stored' in given
  const { id } = isNew
    ? await createStored(saving, given.stored, input)
    : await updateMedia(saving, given.ownId, input, () => undefined)
  await keepModified(database, id, item.modified_gmt)
  const post = item.post ?? 0
  const waits = post !== 0 && attachedTo(work, post) === undefined
  return {
    ownId: id,
    files: isNew ? filesOf(item, given.stored, work.source.apiRoot) : given.files,
    ...(waits && { pending: { parent: post } }),
  }
}

type Files = Readonly<Record<string, string>>

function inputOf(work: Work, item: SourceMedia): MediaInput {
  const { title, caption, description, alt_text: altText, slug, date_gmt: dateGmt } = item
  const { author } = authorOf(item.author, work.own)
  const parentId = attachedTo(work, item.post ?? 0)
  return {
    title: title.text,
    excerpt: caption.text,
    content: description.text,
    altText,
    slug,
    commentStatus: item.comment_status,
    pingStatus: item.ping_status,
    ...(dateGmt !== null && /^[1-9]\d{3}-/.test(dateGmt) && { dateGmt }),
    ...(typeof author === 'number' && { authorId: author }),
    ...(parentId !== undefined && { parentId }),
  }
}

/** Where each file of the other site is here; forms that are not made here are the file itself. */
function filesOf(item: SourceMedia, { columns }: StoredMedia, base: string): Files {
  const folder = columns.file.slice(0, columns.file.lastIndexOf('/'))
  const own = (size: MediaSize | undefined): string =>
    `/uploads/${size === undefined ? columns.file : `${folder}/${size.file}`}`
  const sizes = Object.entries(item.media_details.sizes).map(
    ([name, { source_url: address }]) => [address, own(columns.sizes[name])] as const,
  )
  const all = [...sizes, [item.source_url, own(undefined)] as const]
  return Object.fromEntries(
    all
      .filter(([address]) => URL.canParse(address, base))
      .map(([address, place]) => [plainPath(new URL(address, base).pathname), place]),
  )
}
