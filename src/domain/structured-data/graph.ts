/**
 * The graph of an entry for search engines and other programs
 * (behaviour/structured-data.md#nodes-of-each-type). Pure: the same data gives the same nodes in
 * the same order.
 */
import type { ContentTypeName } from '../content-types/content-types.ts'
import { fileAddress } from '../embeds/thumbnail.ts'
import { article, protectedArticle } from './article.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { articleTypeOf, chosenType, wantsStructuredData } from './chosen-type.ts'
import { eventNode, protectedEventNode } from './event-node.ts'
import { audioObject, imageObject, mediaObject, videoObject } from './media-nodes.ts'
import type { GraphSource } from './graph-source.ts'
import type { Node } from './node.ts'
import { person } from './person.ts'
import { organizerNode, placeNode } from './place-nodes.ts'
import { videoNodes, isFile, isPicture, pictureNodes, type File } from './pictures.ts'
import { organization, webSite } from './site-nodes.ts'
import { protectedWebPage, webPage } from './web-page.ts'

type Maker = (material: GraphSource) => readonly Node[]

/** The nodes by type of entry, without those of the site and without protected content. */
interface Description {
  readonly open: Maker
  readonly protected: Maker
}

const descriptions: Partial<Record<ContentTypeName, Description>> = {
  post: {
    open: (material) => {
      const { site, author } = material
      const films = videoNodes(material)
      return [
        article(material, films),
        ...pictureNodes(material),
        ...films,
        ...(author === undefined ? [] : [person(site.siteUrl, author)]),
        webPage(material),
      ]
    },
    protected: (material) => [protectedArticle(material)],
  },
  page: {
    open: (material) => {
      const films = videoNodes(material)
      const isArticle = articleTypeOf(material.site.options, 'page') !== undefined
      return [
        ...(isArticle ? [article(material, films)] : []),
        webPage(material),
        ...pictureNodes(material),
        ...films,
      ]
    },
    protected: (material) => [protectedWebPage(material)],
  },
  attachment: { open: fileNodes, protected: () => [] },
  cal_events: {
    open: (material) => [...eventNodes(material, eventNode), ...pictureNodes(material)],
    protected: (material) => eventNodes(material, protectedEventNode),
  },
  cal_venue: {
    open: ({ site, url, venue }) => listed(venue && placeNode(site.siteUrl, url, venue)),
    protected: () => [],
  },
  cal_organizer: {
    open: ({ site, entry, url, organizer: row }) =>
      listed(row && organizerNode(site.siteUrl, url, row, chosenType(entry))),
    protected: () => [],
  },
}

const listed = (found: Node | undefined): Node[] => (found === undefined ? [] : [found])

const eventNodes = (material: GraphSource, make: typeof eventNode): Node[] =>
  listed(material.event && make(material, material.event))

/** Types of entries that have structured data. */
export const describedTypeNames = Object.keys(descriptions) as readonly ContentTypeName[]

/** Returns all nodes of an entry; empty for types without structured data. */
export function graphOf(material: GraphSource): Node[] {
  const { type, site, entry } = material
  const description = descriptions[type.name]
  const { breadcrumb = true } = site.options
  if (description === undefined || !wantsStructuredData(site.options, entry)) return []
  const way = breadcrumb ? [breadcrumbs(material)] : []
  if (entry.password !== '') return [...way, ...description.protected(material)]
  return [...way, ...description.open(material), webSite(site), organization(site)]
}

function fileNodes(material: GraphSource): Node[] {
  const { entry } = material
  return isFile(entry) ? fileNode(material, entry) : []
}

function fileNode({ site, url, picture }: GraphSource, item: File): Node[] {
  const [kind = ''] = item.media.mimeType.split('/')
  const place = { site, item, media: item.media }
  if (kind === 'image') return [imageObject({ ...place, id: `${url}#image` })]
  if (kind === 'audio') return [audioObject({ ...place, id: `${url}#audio` })]
  if (kind === 'video') {
    const shown = isPicture(picture) ? fileAddress(site.siteUrl, picture.media.file) : undefined
    const film = videoObject({ ...place, id: `${url}#video` }, shown)
    if (film !== undefined) return [film]
  }
  return [mediaObject({ ...place, id: `${url}#media` })]
}
