import type { AppContext } from '../context.ts'
import { findRedirect } from '../data/entries/redirects.ts'
import { findPublicEntry } from '../domain/embeds/public-entries.ts'
import { linkOf } from '../domain/embeds/site-embed.ts'
import { plainPath } from '../domain/transfer/site/addresses.ts'
import type { PageAnswer, PageRequest } from '../http/pages.ts'

/**
 * Redirects an address that imported content had on its former site; undefined if there is no such
 * public content.
 */
export async function answerRedirect(
  ctx: AppContext,
  { path, query }: PageRequest,
): Promise<PageAnswer | undefined> {
  const requested = path.replace(/\/+$/, '')
  // A query may request something else than the address itself, such as a preview.
  if (requested === '' || query.size > 0) return undefined
  const found = await findRedirect(ctx.database, requested)
  if (found === undefined) return undefined
  const location = await placeOf(ctx, found.target)
  if (location === undefined || isAt(ctx, location, requested)) return undefined
  return movedTo(location)
}

/** The lasting redirect to another address of the same page. */
export const movedTo = (location: string): PageAnswer => ({
  status: 301,
  headers: { Location: location, 'Cache-Control': 'no-cache' },
  body: '',
})

/** The requested address with a slash at the end of its path. */
export function withSlash(
  siteUrl: string,
  { path, query }: Pick<PageRequest, 'path' | 'query'>,
): string {
  const steps = path.split('/').filter((step) => step !== '')
  const rest = query.size === 0 ? '' : `?${query.toString()}`
  return `${siteUrl}/${steps.map(encodeURIComponent).join('/')}/${rest}`
}

/** Prevents a redirect to the same address. */
const isAt = ({ siteUrl }: AppContext, location: string, path: string): boolean =>
  plainPath(location.slice(siteUrl.length)) === path

async function placeOf(
  { database, siteUrl }: AppContext,
  target: { readonly entryId: number } | { readonly address: string },
): Promise<string | undefined> {
  if ('address' in target) return siteUrl + target.address
  const entry = await findPublicEntry(database, target.entryId)
  return entry && linkOf(siteUrl, entry)
}
