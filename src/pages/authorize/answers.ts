import type { ReturnAddress } from '../../domain/accounts/return-address.ts'
import type { PageAnswer } from '../../http/pages.ts'
import { guardedHeaders, layout, type Page, type PageSite } from '../layout.ts'

/** A page, with the headers that all pages of this family have. */
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

/** Sends the browser on; 303 turns the sent form into a plain visit. */
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
 * The address as a source of a Content Security Policy: browsers hold the redirect after a form
 * against `form-action`. IPv6 addresses and schemes of programs have no form but their scheme.
 */
function sourceOf({ href }: ReturnAddress): string {
  const { protocol, host, hostname } = new URL(href)
  const web = protocol === 'https:' || protocol === 'http:'
  return web && !hostname.startsWith('[') ? `${protocol}//${host}` : protocol
}
