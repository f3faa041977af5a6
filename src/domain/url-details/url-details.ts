import { createHash } from 'node:crypto'
import { findEmbedAnswer, keepEmbedAnswer } from '../../data/embed-answers.ts'
import { OutgoingError } from '../../outgoing/errors.ts'
import type { Outgoing } from '../../outgoing/outgoing.ts'
import { failure } from '../errors.ts'
import type { Site } from '../site/site.ts'
import { NO_DETAILS, readPageDetails, type PageDetails } from './page-details.ts'

/** What asking for pages of other sites takes. */
export interface AskingSite extends Site {
  readonly outgoing: Outgoing
}

const KEPT = 60 * 60_000
/** The head of a page stands in front. */
const PAGE_BYTES = 150 * 1024
const MILLISECONDS = 10_000

/**
 * The address of a page as it is asked for: of the web, without what is for the browser alone.
 * @throws DomainError 400 rest_invalid_param for one that may not be asked
 */
export function readPageAddress({ outgoing }: AskingSite, text: string): URL {
  const trimmed = text.trim()
  try {
    outgoing.judge(trimmed)
  } catch {
    throw notAccepted()
  }
  const url = new URL(trimmed)
  url.hash = ''
  return url
}

/**
 * What the page at an address tells of itself. Remembered for an hour, for all nodes; failures
 * are not.
 * @throws DomainError 400 rest_invalid_param, also where the name or a redirect leads to an
 *   address that may not be asked; 404 no_response, no_content
 */
export async function urlDetails(site: AskingSite, url: URL): Promise<PageDetails> {
  const key = keyOf(url)
  const now = site.clock()
  const kept = await findEmbedAnswer(site.database, key, now)
  if (kept !== undefined) return { ...NO_DETAILS, ...kept.answer }
  const details = await ask(site, url)
  const until = new Date(now.getTime() + KEPT)
  await keepEmbedAnswer(site.database, key, { answer: { ...details }, now, until })
  return details
}

async function ask({ outgoing }: AskingSite, url: URL): Promise<PageDetails> {
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
    if (error.reason === 'refused') throw notAccepted()
    // It answers with something that has no head, such as a picture.
    if (error.reason === 'type') return NO_DETAILS
    throw failure('no_response')
  }
}

/** A slash at the end makes no other page; other users of the same memory have other keys. */
const keyOf = (url: URL): Buffer =>
  createHash('sha256')
    .update(`page ${url.href.replace(/\/+$/, '')}`)
    .digest()

const notAccepted = () =>
  failure('rest_invalid_param', {
    details: { params: { url: 'The address may not be asked.' }, details: {} },
  })
