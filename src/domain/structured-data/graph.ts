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

type Maker = (source: GraphSource) => readonly Node[]

/** The nodes by type of entry, without those of the site and without protected content. */
interface Description {
  readonly open: Maker
  readonly protected: Maker
}

const descriptions: Partial<Record<ContentTypeName, Description>> = {
  post: {
    open: (source) => {
      const { site, author } = source
      const films = videoNodes(source)
      return [
        article(source, films),
        ...pictureNodes(source),
        ...films,
        ...(author === undefined ? [] : [person(site.siteUrl, author)]),
        webPage(source),
      ]
    },
    protected: (source) => [protectedArticle(source)],
  },
  page: {
    open: (source) => {
      const films = videoNodes(source)
      const isArticle = articleTypeOf(source.site.options, 'page') !== undefined
      return [
        ...(isArticle ? [article(source, films)] : []),
        webPage(source),
        ...pictureNodes(source),
        ...films,
      ]
    },
    protected: (source) => [protectedWebPage(source)],
  },
  attachment: { open: fileNodes, protected: () => [] },
  cal_events: {
    open: (source) => [...eventNodes(source, eventNode), ...pictureNodes(source)],
    protected: (source) => eventNodes(source, protectedEventNode),
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

const eventNodes = (source: GraphSource, make: typeof eventNode): Node[] =>
  listed(source.event && make(source, source.event))

/** Types of entries that have structured data. */
export const describedTypeNames = Object.keys(descriptions) as readonly ContentTypeName[]

/** Returns all nodes of an entry; empty for types without structured data. */
export function graphOf(source: GraphSource): Node[] {
  const { type, site, entry } = source
  const description = descriptions[type.name]
  const { breadcrumb = true } = site.options
  if (description === undefined || !wantsStructuredData(site.options, entry)) return []
  const way = breadcrumb ? [breadcrumbs(source)] : []
  if (entry.password !== '') return [...way, ...description.protected(source)]
  return [...way, ...description.open(source), webSite(site), organization(site)]
}

function fileNodes(source: GraphSource): Node[] {
  const { entry } = source
  return isFile(entry) ? fileNode(source, entry) : []
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
