import { createHash } from 'node:crypto'
import { findCachedEmbed, storeCachedEmbed } from '../../data/embeds/embed-cache.ts'
import { OutgoingError } from '../../adapters/outgoing/outgoing-error.ts'
import type { Outgoing } from '../../adapters/outgoing/outgoing.ts'
import type { Site } from '../site/site.ts'
import { findEmbedLink } from './discovery.ts'
import type { ProviderFinder } from './find-provider.ts'
import type { OEmbed } from './oembed.ts'
import { ANSWER_TYPES, readProviderAnswer } from './provider-answer.ts'
import { embedSiteAddress } from './site-embed.ts'
import { parseSiteAddress } from './site-address.ts'

/** What resolving addresses of other sites requires. */
export interface EmbedSite extends Site {
  readonly outgoing: Outgoing
  readonly findProvider: ProviderFinder
}

export interface EmbedRequest {
  readonly url: string
  /** Pixels. */
  readonly maxWidth: number
  readonly maxHeight: number | undefined
  /** Whether to query sites that are not known providers. */
  readonly discover: boolean
}

const MINUTE = 60_000
/** Answers are cached for a day, or as long as the provider says within these bounds. */
const KEPT = { least: 10 * MINUTE, usual: 24 * 60 * MINUTE, most: 7 * 24 * 60 * MINUTE }
/** Failures are cached for a short time only. */
const NOTHING_KEPT = 2 * MINUTE

/** Four times the longest markup that is shown: XML takes a second for each megabyte to parse. */
const ANSWER_BYTES = 256 * 1024
/** Enough for the head of a page. */
const PAGE_BYTES = 512 * 1024
const SECONDS = 5
const WIDEST = 4096
const LONGEST = 2048

/** Resolves the embed of an address on any site; undefined if there is none. */
export async function resolveEmbed(
  site: EmbedSite,
  request: EmbedRequest,
): Promise<OEmbed | undefined> {
  const place = parseSiteAddress(site.siteUrl, request.url)
  if (place !== undefined) return embedSiteAddress(site, place, request.maxWidth)
  const url = readAddress(request.url)
  if (url === undefined) return undefined
  const key = keyOf(url, request)
  const kept = await findCachedEmbed(site.database, key, site.clock())
  if (kept !== undefined) return (kept.answer as OEmbed | null) ?? undefined
  try {
    const answer = await ask(site, url, request)
    await keep(site, key, answer)
    return answer
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    // A busy node says nothing about the address, so do not cache this.
    if (error.reason !== 'busy') await keep(site, key, undefined)
    return undefined
  }
}

/** A web address without its fragment; undefined if it contains credentials. */
function readAddress(text: string): URL | undefined {
  if (text.length > LONGEST || !URL.canParse(text)) return undefined
  const url = new URL(text)
  url.hash = ''
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isWeb && url.username === '' && url.password === '' ? url : undefined
}

async function ask(site: EmbedSite, url: URL, request: EmbedRequest): Promise<OEmbed | undefined> {
  const { outgoing, siteUrl } = site
  const signal = AbortSignal.timeout(SECONDS * 1000)
  const provider = site.findProvider(url)
  let endpoint: URL
  if (provider !== undefined) {
    endpoint = new URL(provider.endpoint)
    endpoint.searchParams.set('url', url.href)
    endpoint.searchParams.set('format', 'json')
  } else {
    if (!request.discover) return undefined
    const page = await outgoing.get(url.href, {
      types: ['text/html', 'application/xhtml+xml'],
      bytes: PAGE_BYTES,
      overflow: 'cut',
      signal,
    })
    const link = findEmbedLink(page.text, page.url)
    if (link === undefined) return undefined
    endpoint = new URL(link)
  }
  setSizes(endpoint, request)
  const answer = await outgoing.get(endpoint.href, {
    types: ANSWER_TYPES,
    bytes: ANSWER_BYTES,
    overflow: 'refuse',
    signal,
  })
  return readProviderAnswer(answer, { listed: provider !== undefined, siteUrl })
}

function setSizes({ searchParams }: URL, { maxWidth, maxHeight }: EmbedRequest): void {
  searchParams.set('maxwidth', String(bounded(maxWidth)))
  if (maxHeight !== undefined) searchParams.set('maxheight', String(bounded(maxHeight)))
}

const bounded = (pixels: number): number => Math.min(Math.max(Math.trunc(pixels), 1), WIDEST)

function keyOf(url: URL, { maxWidth, maxHeight, discover }: EmbedRequest): Buffer {
  const sizes = [bounded(maxWidth), maxHeight === undefined ? 0 : bounded(maxHeight)]
  const parts = JSON.stringify([url.href, ...sizes, discover])
  return createHash('sha256').update(parts).digest()
}

function keep(site: EmbedSite, key: Buffer, answer: OEmbed | undefined): Promise<void> {
  const now = site.clock()
  const until = new Date(now.getTime() + lifetimeOf(answer))
  const kept = answer === undefined ? null : { ...answer }
  return storeCachedEmbed(site.database, key, { answer: kept, now, until })
}

/** Milliseconds. */
function lifetimeOf(answer: OEmbed | undefined): number {
  if (answer === undefined) return NOTHING_KEPT
  if (answer.cache_age === undefined) return KEPT.usual
  return Math.min(Math.max(answer.cache_age * 1000, KEPT.least), KEPT.most)
}
