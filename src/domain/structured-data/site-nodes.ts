/** The nodes that stand in every graph: the site and who runs it (schema-output.md 4.2). */
import type { ImageObject, Organization, WebSite } from 'schema-dts'
import { fileAddress } from '../embeds/thumbnail.ts'
import type { DescribedSite } from './material.ts'
import { pixels } from './media-nodes.ts'
import { node, refer, type Node } from './node.ts'

export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`
export const webSiteId = (siteUrl: string): string => `${siteUrl}/#website`

export function webSite({ siteUrl, title, description, language }: DescribedSite): Node {
  return node<WebSite>(webSiteId(siteUrl), {
    '@type': 'WebSite',
    url: `${siteUrl}/`,
    name: title,
    description,
    publisher: refer(organizationId(siteUrl)),
    inLanguage: language,
  })
}

export function organization(site: DescribedSite): Node {
  const { siteUrl, title, description } = site
  return node<Organization>(organizationId(siteUrl), {
    '@type': 'Organization',
    name: title,
    url: `${siteUrl}/`,
    logo: logoOf(site),
    description,
  })
}

function logoOf({ siteUrl, logo }: DescribedSite): Exclude<ImageObject, string> | undefined {
  if (logo === undefined || logo.media === null) return undefined
  const { file, width, height } = logo.media
  const address = fileAddress(siteUrl, file)
  const extent = width > 0 && { width: pixels(width), height: pixels(height) }
  const id = `${siteUrl}/#logo`
  return { '@type': 'ImageObject', '@id': id, url: address, contentUrl: address, ...extent }
}
