import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../../../data/database/database.ts'
import { contentTypes } from '../../content-types/content-types.ts'
import { prepareFile, removePrepared } from '../../media/prepare-file.ts'
import { makePrivateFolder } from '../../../adapters/files/private-files.ts'
import type { MediaSize } from '../../../data/entries/entry-row.ts'
import {
  createStored,
  discardStored,
  storePrepared,
  updateMedia,
  type MediaInput,
  type MediaSaving,
  type StoredMedia,
} from '../../media/write-media.ts'
import { siteWithin } from '../../site/in-one-commit.ts'
import { acceptAnyVersion } from '../../errors/guard.ts'
import { plainPath } from './addresses.ts'
import { authorOf } from './bodies.ts'
import { withRetry } from './retry.ts'
import type { SourceMedia } from './shapes.ts'
import { ItemRefused, type Work, type Written } from './work.ts'
import { keepModified } from './write-entry.ts'

const CONTENT_KINDS = ['page', 'post', 'cal_events', 'cal_venue', 'cal_organizer'] as const

/** Returns the local id of the entry that a media item is attached to; undefined while it is not imported. */
export function findAttachment(
  { localIdOf }: Pick<Work, 'localIdOf'>,
  post: number,
): number | undefined {
  return CONTENT_KINDS.map((kind) => localIdOf(kind, post)).find((id) => id !== undefined)
}

/** Downloads the file of a media item and stores it, before there is an item for it. */
export async function fetchMedia(work: Work, item: SourceMedia): Promise<StoredMedia> {
  const { site, source, remote } = work
  const { incoming, limit, allowSvg } = site.media
  const address = new URL(item.source_url, source.apiRoot)
  const local = path.join(incoming, randomUUID())
  await makePrivateFolder(incoming)
  try {
    const { status } = await withRetry(() => remote.download(address.href, local, limit))
    if (status !== 200) throw new ItemRefused(`has no file: the site returned ${status}`)
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

export const discardMedia = (work: Work, stored: StoredMedia, error: unknown): Promise<void> =>
  discardStored(savingOf(work), stored, error)

/** Creates the media item of a stored file, or updates the texts of an existing one. */
export async function writeMedia(
  work: Work,
  database: Database,
  item: SourceMedia,
  given: { readonly stored: StoredMedia } | { readonly ownId: number; readonly files: Files },
): Promise<Written> {
  const saving = { ...savingOf(work), site: await siteWithin(work.site, database) }
  const input = inputOf(work, item)
  const isNew = 'stored' in given
  const { id } = isNew
    ? await createStored(saving, given.stored, input)
    : await updateMedia(saving, given.ownId, input, acceptAnyVersion)
  await keepModified(database, id, item.modified_gmt)
  const post = item.post ?? 0
  const isPending = post !== 0 && findAttachment(work, post) === undefined
  return {
    localId: id,
    files: isNew ? filesOf(item, given.stored, work.source.apiRoot) : given.files,
    ...(isPending && { pending: { parent: post } }),
  }
}

type Files = Readonly<Record<string, string>>

function inputOf(work: Work, item: SourceMedia): MediaInput {
  const { title, caption, description, alt_text: altText, slug, date_gmt: dateGmt } = item
  const { author } = authorOf(item.author, work.localIdOf)
  const parentId = findAttachment(work, item.post ?? 0)
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

/** Maps the files of the source site to local paths; missing sizes map to the full file. */
function filesOf(item: SourceMedia, { columns }: StoredMedia, base: string): Files {
  const folder = columns.file.slice(0, columns.file.lastIndexOf('/'))
  const localPath = (size: MediaSize | undefined): string =>
    `/uploads/${size === undefined ? columns.file : `${folder}/${size.file}`}`
  const sizes = Object.entries(item.media_details.sizes).map(
    ([name, { source_url: address }]) => [address, localPath(columns.sizes[name])] as const,
  )
  const all = [...sizes, [item.source_url, localPath(undefined)] as const]
  return Object.fromEntries(
    all
      .filter(([address]) => URL.canParse(address, base))
      .map(([address, local]) => [plainPath(new URL(address, base).pathname), local]),
  )
}
