/** Tests that request the front page at the public address (behaviour/tools.md#outcomes). */
import type { LoopbackResponse } from '../../adapters/outgoing/loopback-client.ts'
import { reasonOf } from './failure-reason.ts'
import type { Check } from './health-site.ts'
import { critical, good, recommended } from './result.ts'

const FRONT_PAGE = '/'

export const checkLoopback: Check = async ({ ownSite }) => {
  try {
    const { status } = await ownSite.get(FRONT_PAGE)
    if (status === 200) {
      return good(
        'Your site can perform loopback requests',
        'The site answers at its own public address.',
      )
    }
    return recommended(
      'Your site could not complete a loopback request',
      `The site responded at its public address with the status ${status}.`,
      'Check what is in front of the service: a proxy, a login page, or another program.',
    )
  } catch (error) {
    return critical(
      'Your site could not complete a loopback request',
      `The site could not be reached at its public address: ${reasonOf(error)}.`,
      'Set SITE_URL to an address that reaches the service, also from this machine.',
    )
  }
}

export const checkHttps: Check = async ({ ownSite, siteUrl }) => {
  const action =
    'Put a reverse proxy with a certificate in front, and set SITE_URL to its https address.'
  if (!siteUrl.startsWith('https:')) {
    return recommended(
      'Your site does not use HTTPS',
      'The public address of the site begins with http, so passwords are sent unencrypted.',
      action,
    )
  }
  try {
    await ownSite.get(FRONT_PAGE)
    return good('Your site is using HTTPS', 'Visitors and programs use HTTPS.')
  } catch (error) {
    return recommended(
      'Your site cannot be reached over HTTPS',
      `The public address of the site begins with https but does not respond: ${reasonOf(error)}.`,
      action,
    )
  }
}

/** Milliseconds from which a front page is slow. */
const SLOW = 600
const SAMPLES = 3

export const checkPageCache: Check = async ({ ownSite }) => {
  const responses: LoopbackResponse[] = []
  try {
    // Sequential, so that requests do not wait for each other.
    for (let sample = 0; sample < SAMPLES; sample++) responses.push(await ownSite.get(FRONT_PAGE))
  } catch (error) {
    return recommended(
      'Unable to detect the presence of page cache',
      `The front page could not be read: ${reasonOf(error)}.`,
    )
  }
  if (responses.some(({ status }) => status !== 200)) {
    return recommended(
      'Unable to detect the presence of page cache',
      'The front page did not return the status 200.',
    )
  }
  const cached = responses.some(({ headers }) => showsCache(headers))
  const times = responses.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const slow = (times[Math.floor(times.length / 2)] ?? 0) >= SLOW
  return pageCacheFinding(cached, slow)
}

export function pageCacheFinding(cached: boolean, slow: boolean) {
  const speed = `The median of ${SAMPLES} responses took ${slow ? 'more' : 'less'} than ${SLOW} milliseconds.`
  if (cached && slow) {
    return critical('Page cache is detected but the server response time is still slow', speed)
  }
  if (cached) {
    return good('Page cache is detected and the server response time is good', speed)
  }
  if (slow) {
    return critical('Page cache is not detected and the server response time is slow', speed)
  }
  return recommended('Page cache is not detected but the server response time is OK', speed)
}

/** Headers that caches set, with patterns of their values. */
const CACHE_HEADERS: Readonly<Record<string, RegExp>> = {
  'cache-control': /max-age=[1-9]/,
  expires: /\S/,
  age: /^\d+$/,
  'last-modified': /\S/,
  etag: /\S/,
  via: /\S/,
  'x-cache': /hit/,
  'x-cache-status': /hit/,
  'x-cache-enabled': /true/,
  'x-proxy-cache': /hit/,
  'cf-cache-status': /hit/,
  'x-varnish': /\S/,
  'x-varnish-cache': /hit/,
  'x-srcache-fetch-status': /hit/,
}

/** Whether the headers of a response suggest a cache. */
export function showsCache(headers: LoopbackResponse['headers']): boolean {
  return Object.entries(CACHE_HEADERS).some(([name, pattern]) => {
    const value = headers[name]
    return value !== undefined && pattern.test(String(value).toLowerCase())
  })
}
