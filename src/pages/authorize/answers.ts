import type { ReturnAddress } from '../../domain/accounts/return-address.ts'
import type { PageAnswer } from '../../http/pages.ts'
import { guardedHeaders, layout, type Page, type PageSite } from '../layout.ts'

/** A page with the headers common to these pages. */
export function pageAnswer(
  site: PageSite,
  page: Page,
  {
    status = 200,
    headers = {},
    destinations = [],
  }: {
    readonly status?: number
    readonly headers?: PageAnswer['headers']
    readonly destinations?: readonly (ReturnAddress | undefined)[]
  } = {},
): PageAnswer {
  const sources = destinations.flatMap((address) => (address ? [sourceOf(address)] : []))
  return {
    status,
    headers: { ...guardedHeaders(site.siteUrl, sources), ...headers },
    body: layout(site, page),
  }
}

/** Redirects the browser; 303 turns a submitted form into a GET. */
export function redirectTo(
  site: PageSite,
  address: string,
  headers: PageAnswer['headers'] = {},
): PageAnswer {
  return {
    status: 303,
    headers: { ...guardedHeaders(site.siteUrl), ...headers, Location: address },
    body: '',
  }
}

/**
 * An address as a source for Content-Security-Policy: browsers apply `form-action` to the redirect
 * after a form. For IPv6 addresses and application schemes only the scheme can be given.
 */
function sourceOf({ href }: ReturnAddress): string {
  const { protocol, host, hostname } = new URL(href)
  const web = protocol === 'https:' || protocol === 'http:'
  return web && !hostname.startsWith('[') ? `${protocol}//${host}` : protocol
}
