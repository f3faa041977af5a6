/**
 * The nodes of every graph: the site and its publisher
 * (behaviour/structured-data.md#webpage-breadcrumblist-organization-website-person).
 */
import type {
  ContactPoint,
  ImageObject,
  Organization,
  PostalAddress,
  SearchAction,
  WebSite,
} from 'schema-dts'
import { fileAddress } from '../embeds/thumbnail.ts'
import type { DescribedSite } from './graph-source.ts'
import { pixels } from './media-nodes.ts'
import { compact, node, refer, type Node, type ObjectOf } from './node.ts'

export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`
export const webSiteId = (siteUrl: string): string => `${siteUrl}/#website`

export function webSite(site: DescribedSite): Node {
  const { siteUrl, title, description, language, options } = site
  return node<WebSite>(webSiteId(siteUrl), {
    '@type': 'WebSite',
    url: `${siteUrl}/`,
    name: title,
    description,
    publisher: refer(organizationId(siteUrl)),
    inLanguage: language,
    potentialAction: options.website_search === false ? undefined : searchOf(siteUrl),
  })
}

/** The search of the site; search engines define the format of the query. */
function searchOf(siteUrl: string): ObjectOf<SearchAction> {
  const action = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/?s={search_term_string}` },
    'query-input': 'required name=search_term_string',
  } as const
  return action
}

export function organization(site: DescribedSite): Node {
  const { siteUrl, title, description, options } = site
  const { organization: own = {} } = options
  return node<Organization>(
    organizationId(siteUrl),
    {
      '@type': 'Organization',
      name: own.name ?? title,
      legalName: own.legal_name,
      url: own.url ?? `${siteUrl}/`,
      logo: logoOf(site),
      description,
      sameAs: own.same_as,
      telephone: own.telephone,
      email: own.email,
      contactPoint: contactOf(own),
      address: own.address && postalAddress(own.address),
    },
    own.type,
  )
}

type OwnOrganization = NonNullable<DescribedSite['options']['organization']>

function contactOf(own: OwnOrganization): ObjectOf<ContactPoint> | undefined {
  const { contact_type: contactType, contact_url: url, telephone } = own
  if (contactType === undefined && url === undefined) return undefined
  const point = { '@type': 'ContactPoint', ...compact({ telephone, contactType, url }) }
  return point as ObjectOf<ContactPoint>
}

function postalAddress(own: NonNullable<OwnOrganization['address']>): ObjectOf<PostalAddress> {
  const { street, locality, region, postal_code: postalCode, country } = own
  const lines = {
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  }
  return { '@type': 'PostalAddress', ...compact(lines) } as ObjectOf<PostalAddress>
}

/** What search engines ask of a logo at least, in pixels each way. */
const SMALLEST_LOGO = 112

/** A picture of unknown size has no pixels and suits any. */
function logoOf({ siteUrl, logo }: DescribedSite): ObjectOf<ImageObject> | undefined {
  if (logo === undefined || logo.media === null) return undefined
  const { file, width, height } = logo.media
  if (width > 0 && Math.min(width, height) < SMALLEST_LOGO) return undefined
  const address = fileAddress(siteUrl, file)
  const extent = width > 0 && { width: pixels(width), height: pixels(height) }
  const id = `${siteUrl}/#logo`
  return { '@type': 'ImageObject', '@id': id, url: address, contentUrl: address, ...extent }
}
