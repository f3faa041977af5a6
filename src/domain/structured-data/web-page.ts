import type { WebPage } from 'schema-dts'
import { plainTitle } from '../embeds/entry-texts.ts'
import { breadcrumbId } from './breadcrumbs.ts'
import { descriptionOf } from './entry-words.ts'
import type { Material } from './material.ts'
import { node, refer, type Node } from './node.ts'
import { pictureIds } from './pictures.ts'
import { webSiteId } from './site-nodes.ts'
import { dateWithOffset } from './texts.ts'

export const webPageId = (url: string): string => `${url}#webpage`

/** The page that an entry has on the site (schema-output.md 4.2). */
export function webPage(material: Material): Node {
  const { site, entry, url } = material
  const [picture] = pictureIds(material)
  return node<WebPage>(webPageId(url), {
    '@type': 'WebPage',
    url,
    name: plainTitle(entry),
    description: descriptionOf(entry),
    datePublished: dateWithOffset(entry.date, site.zone),
    dateModified: dateWithOffset(entry.modified, site.zone),
    inLanguage: site.language,
    isPartOf: refer(webSiteId(site.siteUrl)),
    breadcrumb: site.options.breadcrumb === false ? undefined : refer(breadcrumbId(url)),
    primaryImageOfPage: picture === undefined ? undefined : refer(picture),
  })
}

/** What everybody may know of a page that a password protects. */
export function protectedWebPage({ site, entry, url }: Material): Node {
  return node<WebPage>(webPageId(url), {
    '@type': 'WebPage',
    url,
    name: plainTitle(entry),
    datePublished: dateWithOffset(entry.date, site.zone),
    dateModified: dateWithOffset(entry.modified, site.zone),
  })
}
