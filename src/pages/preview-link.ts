import { stringifySetCookie } from 'cookie'
import type { AppContext } from '../context.ts'
import { findEntry } from '../data/entries/entry-reader.ts'
import type { EntryRow } from '../data/entries/entry-row.ts'
import { contentType } from '../domain/content-types/content-types.ts'
import { PLAIN_PARAMETERS, PREVIEW_ARGUMENT } from '../domain/content/permalinks.ts'
import {
  openPreview,
  previewedId,
  type OpenedPreview,
} from '../domain/content/previews/preview-links.ts'
import { linkOf } from '../domain/embeds/site-embed.ts'
import { DomainError } from '../domain/errors/errors.ts'
import type { PageAnswer, PageRequest } from '../http/pages.ts'
import { publicDocument, publicHeaders, type PublicSite } from './entry-page-layout.ts'
import { notFoundPage } from './entry-page-view.ts'
import { UPLOADS } from './uploads/path.ts'

/** Whether a request follows a preview link. */
export const isPreviewLink = ({ query }: PageRequest): boolean => query.has(PREVIEW_ARGUMENT)

/** The target of a preview link. */
type Linked =
  | { readonly kind: 'open'; readonly preview: OpenedPreview }
  /** The entry has been published since the link was made. */
  | { readonly kind: 'published'; readonly location: string }
  /** The link is invalid, or no longer works. */
  | { readonly kind: 'ended' }

/** Resolves a preview link. The address must be exactly the one the token was issued for. */
export async function followPreviewLink(
  ctx: AppContext,
  { path, query }: PageRequest,
): Promise<Linked> {
  const followed = await followToken(ctx, query.get(PREVIEW_ARGUMENT) ?? '')
  if (followed === undefined) return { kind: 'ended' }
  const { entry, type, preview } = followed
  const isOwnAddress = path === '/' && query.get(PLAIN_PARAMETERS[type.name]) === String(entry.id)
  if (!isOwnAddress) return { kind: 'ended' }
  if (preview !== undefined) return { kind: 'open', preview }
  return { kind: 'published', location: linkOf(ctx.siteUrl, entry) }
}

/** The entry of a token, with the preview it opens; undefined for a token that opens nothing. */
async function followToken(ctx: AppContext, token: string) {
  const id = previewedId(ctx, token)
  const entry = id === undefined ? undefined : await findEntry(ctx.database, id)
  const type = entry && contentType(entry.type)
  if (entry === undefined || type === undefined) return undefined
  try {
    return { entry, type, preview: await openPreview(ctx, type, entry, token) }
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}

/** Headers of every answer to a preview link, whose address is a secret. */
const SECRET_ADDRESS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const

/** The page of a preview, with the headers that keep its address secret and the cookie for files. */
export function asLinkedPreview(
  ctx: AppContext,
  { query }: PageRequest,
  { expires }: OpenedPreview,
  { headers, ...answer }: PageAnswer,
): PageAnswer {
  const cookie = stringifySetCookie({
    name: COOKIE,
    value: query.get(PREVIEW_ARGUMENT) ?? '',
    path: `${new URL(ctx.siteUrl).pathname.replace(/\/$/, '')}${UPLOADS}`,
    maxAge: Math.max(0, Math.floor((expires.getTime() - ctx.clock().getTime()) / 1000)),
    httpOnly: true,
    sameSite: 'lax',
    secure: ctx.siteUrl.startsWith('https:'),
  })
  return { ...answer, headers: { ...headers, ...SECRET_ADDRESS, 'Set-Cookie': cookie } }
}

/** Redirects to the public page of an entry that has been published. */
export const toPublished = (location: string): PageAnswer => ({
  status: 302,
  headers: { ...SECRET_ADDRESS, Location: location },
  body: '',
})

/** One answer for all links that do not work, so that it discloses nothing about the entry. */
export function previewEnded(site: PublicSite): PageAnswer {
  const { t } = site.words
  return {
    status: 404,
    headers: { ...publicHeaders(site), ...SECRET_ADDRESS },
    body: publicDocument(site, notFoundPage(site, t('notFound.title'), t('preview.ended'))),
  }
}

/** Carries the token with requests for the files of the page. */
const COOKIE = 'almanac-preview'

/**
 * Whether the browser has followed a working preview link to a file, or to the item that it is
 * attached to.
 */
export async function showsInPreview(
  ctx: AppContext,
  cookies: Readonly<Record<string, string | undefined>>,
  { id, status, attachedTo }: Pick<EntryRow, 'id' | 'status' | 'attachedTo'>,
): Promise<boolean> {
  const token = cookies[COOKIE] ?? ''
  const previewed = previewedId(ctx, token)
  const inParent = status === 'inherit' && previewed === attachedTo?.id
  if (previewed === undefined || (previewed !== id && !inParent)) return false
  return (await followToken(ctx, token))?.preview !== undefined
}
