import type { WebPage } from 'schema-dts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import { plainTitle } from '../embeds/entry-texts.ts'
import { breadcrumbId } from './breadcrumbs.ts'
import { chosenType } from './chosen-type.ts'
import { descriptionOf } from './entry-text.ts'
import type { GraphSource } from './graph-source.ts'
import { node, refer, type Node } from './node.ts'
import { pictureIds } from './pictures.ts'
import { organizationId, webSiteId } from './site-nodes.ts'
import { dateWithOffset } from '../time/local-time.ts'

export const webPageId = (url: string): string => `${url}#webpage`

/** The page of a post is a page whatever the post is. */
const pageType = (entry: EntryRow): string | undefined =>
  entry.type === 'page' ? chosenType(entry) : undefined

/**
 * The page that an entry has on the site
 * (behaviour/structured-data.md#webpage-breadcrumblist-organization-website-person).
 */
export function webPage(source: GraphSource): Node {
  const { site, entry, url } = source
  const [picture] = pictureIds(source)
  return node<WebPage>(
    webPageId(url),
    {
      '@type': 'WebPage',
      url,
      name: plainTitle(entry),
      description: descriptionOf(entry),
      datePublished: dateWithOffset(entry.date, site.zone),
      dateModified: dateWithOffset(entry.modified, site.zone),
      inLanguage: site.language,
      isPartOf: refer(webSiteId(site.siteUrl)),
      breadcrumb: site.options.breadcrumb === false ? undefined : refer(breadcrumbId(url)),
      about: url === `${site.siteUrl}/` ? refer(organizationId(site.siteUrl)) : undefined,
      primaryImageOfPage: picture === undefined ? undefined : refer(picture),
    },
    pageType(entry),
  )
}

/** The public parts of a protected page. */
export function protectedWebPage({ site, entry, url }: GraphSource): Node {
  return node<WebPage>(
    webPageId(url),
    {
      '@type': 'WebPage',
      url,
      name: plainTitle(entry),
      datePublished: dateWithOffset(entry.date, site.zone),
      dateModified: dateWithOffset(entry.modified, site.zone),
    },
    pageType(entry),
  )
}
