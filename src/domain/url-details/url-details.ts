import { createHash } from 'node:crypto'
import { findCachedEmbed, storeCachedEmbed } from '../../data/embeds/embed-cache.ts'
import { OutgoingError } from '../../adapters/outgoing/outgoing-error.ts'
import type { Outgoing } from '../../adapters/outgoing/outgoing.ts'
import { failure, invalidParams } from '../errors/errors.ts'
import type { Site } from '../site/site.ts'
import { NO_DETAILS, readPageDetails, type PageDetails } from './page-details.ts'

/** The part of the application context that fetches pages. */
export interface UrlDetailsSite extends Site {
  readonly outgoing: Outgoing
}

const CACHE_MILLISECONDS = 60 * 60_000
/** Enough for the head of a page. */
const PAGE_BYTES = 150 * 1024
const MILLISECONDS = 10_000

/**
 * Parses the address of a page, without its fragment.
 * @throws DomainError 400 rest_invalid_param for an address that is not allowed
 */
export function readPageAddress({ outgoing }: UrlDetailsSite, text: string): URL {
  const trimmed = text.trim()
  try {
    outgoing.checkAddress(trimmed)
  } catch {
    throw invalidAddress()
  }
  const url = new URL(trimmed)
  url.hash = ''
  return url
}

/**
 * Returns the metadata of the page at an address. It is cached for an hour for all nodes; failures
 * are not cached.
 * @throws DomainError 400 rest_invalid_param, also when the host name or a redirect leads to an
 *   address that is not allowed; 404 no_response, no_content
 */
export async function urlDetails(site: UrlDetailsSite, url: URL): Promise<PageDetails> {
  const key = keyOf(url)
  const now = site.clock()
  const cached = await findCachedEmbed(site.database, key, now)
  if (cached !== undefined) return { ...NO_DETAILS, ...cached.answer }
  const details = await fetchDetails(site, url)
  const until = new Date(now.getTime() + CACHE_MILLISECONDS)
  await storeCachedEmbed(site.database, key, { answer: { ...details }, now, until })
  return details
}

async function fetchDetails({ outgoing }: UrlDetailsSite, url: URL): Promise<PageDetails> {
  try {
    const page = await outgoing.get(url.href, {
      types: ['text/html', 'application/xhtml+xml'],
      bytes: PAGE_BYTES,
      overflow: 'cut',
      milliseconds: MILLISECONDS,
    })
    if (page.text.trim() === '') throw failure('no_content')
    return readPageDetails(page.text, page.url)
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    if (error.reason === 'refused') throw invalidAddress()
    // The address is of something without a head, such as an image.
    if (error.reason === 'type') return NO_DETAILS
    throw failure('no_response')
  }
}

/** Ignores trailing slashes; the prefix separates these keys from others in the same cache. */
const keyOf = (url: URL): Buffer =>
  createHash('sha256')
    .update(`page ${url.href.replace(/\/+$/, '')}`)
    .digest()

const invalidAddress = () => invalidParams({ url: 'Requests to this address are not allowed.' })
