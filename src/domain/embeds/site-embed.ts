import type { EntryRow } from '../../data/entries/entry-row.ts'
import { findUsers } from '../../data/users/user-reader.ts'
import { authorAddress } from '../accounts/author-address.ts'
import { contentType } from '../content-types/content-types.ts'
import { permalink, type PermalinkSource } from '../content/permalinks.ts'
import type { Site } from '../site/site.ts'
import { nameForm } from '../text/html-form.ts'
import { htmlTitle, plainTitle } from './entry-texts.ts'
import { frameMarkup, frameSize } from './frame.ts'
import type { OEmbed } from './oembed.ts'
import { findEntryAt } from './public-entries.ts'
import type { SiteAddress } from './site-address.ts'
import { findThumbnail, fitted } from './thumbnail.ts'

/**
 * The embed of a location on this site; undefined if nothing public is there. It does not depend
 * on the caller (behaviour/permissions.md#other-namespaces).
 *
 * @param maxWidth pixels, clamped to 200 to 600
 */
export async function embedSiteAddress(
  site: Site,
  place: SiteAddress,
  maxWidth: number,
): Promise<OEmbed | undefined> {
  const entry = await findEntryAt(site.database, place)
  return entry && embedOfEntry(site, entry, maxWidth)
}

async function embedOfEntry(site: Site, entry: EntryRow, maxWidth: number): Promise<OEmbed> {
  const { database, siteUrl } = site
  const { width, height } = frameSize(maxWidth)
  const [{ title: siteTitle }, [author], picture] = await Promise.all([
    site.settings(),
    findUsers(database, [entry.authorId]),
    findThumbnail(site, entry, width),
  ])
  const thumbnail = picture && fitted(picture, width)
  const title = plainTitle(entry)
  const link = linkOf(siteUrl, entry)
  return {
    version: '1.0',
    provider_name: siteTitle,
    provider_url: siteUrl,
    ...(author && {
      author_name: nameForm(author.displayName),
      author_url: authorAddress(siteUrl, author.slug),
    }),
    title: htmlTitle(entry),
    type: 'rich',
    width,
    height,
    html: frameMarkup({ id: entry.id, title, link, siteUrl, siteTitle, width, height }),
    ...(thumbnail && {
      thumbnail_url: thumbnail.url,
      thumbnail_width: thumbnail.width,
      thumbnail_height: thumbnail.height,
    }),
  }
}

/** Address of an entry on the site. */
export function linkOf(siteUrl: string, entry: PermalinkSource & Pick<EntryRow, 'type'>): string {
  const type = contentType(entry.type)
  if (type === undefined) throw new Error(`There is no content type ${entry.type}.`)
  return permalink(siteUrl, type, entry)
}
