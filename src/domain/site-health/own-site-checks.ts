/** Tests that ask for the front page at the public address (behaviour/tools.md#outcomes). */
import type { OwnAnswer } from '../../outgoing/own-site.ts'
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
      `At its public address the site answered with the status ${status}.`,
      'See what stands in front of the service: a proxy, a sign-in, or another program.',
    )
  } catch (error) {
    return critical(
      'Your site could not complete a loopback request',
      `At its public address the site could not be reached: ${reasonOf(error)}.`,
      'SITE_URL has to be an address that leads to the service, also from this machine.',
    )
  }
}

export const checkHttps: Check = async ({ ownSite, siteUrl }) => {
  const action = 'Put a server with a certificate in front, and set SITE_URL to its https address.'
  if (!siteUrl.startsWith('https:')) {
    return recommended(
      'Your site does not use HTTPS',
      'The public address of the site begins with http, so that passwords can be read on their way.',
      action,
    )
  }
  try {
    await ownSite.get(FRONT_PAGE)
    return good('Your site is using HTTPS', 'Visitors and programs reach the site by HTTPS.')
  } catch (error) {
    return recommended(
      'Your site cannot be reached by HTTPS',
      `The public address of the site begins with https and gives no answer: ${reasonOf(error)}.`,
      action,
    )
  }
}

/** Milliseconds from which a front page is slow. */
const SLOW = 600
const TURNS = 3

export const checkPageCache: Check = async ({ ownSite }) => {
  const answers: OwnAnswer[] = []
  try {
    // One after the other, so that none of them waits for another.
    for (let turn = 0; turn < TURNS; turn++) answers.push(await ownSite.get(FRONT_PAGE))
  } catch (error) {
    return recommended(
      'Unable to detect the presence of page cache',
      `The front page could not be read: ${reasonOf(error)}.`,
    )
  }
  if (answers.some(({ status }) => status !== 200)) {
    return recommended(
      'Unable to detect the presence of page cache',
      'The front page has another status than 200.',
    )
  }
  const cached = answers.some(({ headers }) => tellsOfCache(headers))
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const slow = (times[Math.floor(times.length / 2)] ?? 0) >= SLOW
  return pageCacheFinding(cached, slow)
}

export function pageCacheFinding(cached: boolean, slow: boolean) {
  const speed = `The middle of ${TURNS} answers took ${slow ? 'more' : 'less'} than ${SLOW} milliseconds.`
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

/** Headers that caches set, and what their values look like then. */
const SIGNS: Readonly<Record<string, RegExp>> = {
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

/** Whether the headers of an answer show that it may come from a cache. */
export function tellsOfCache(headers: OwnAnswer['headers']): boolean {
  return Object.entries(SIGNS).some(([name, sign]) => {
    const value = headers[name]
    return value !== undefined && sign.test(String(value).toLowerCase())
  })
}
