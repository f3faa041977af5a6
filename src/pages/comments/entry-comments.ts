import type { AppContext } from '../../context.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import { readThreadPage } from '../../domain/comments/threads.ts'
import { contentType } from '../../domain/content-types/content-types.ts'
import { linkOf } from '../../domain/embeds/site-embed.ts'
import type { PageRequest } from '../../http/pages.ts'
import { datesOf } from '../calendar/format-dates.ts'
import type { PublicSite } from '../entry-page-layout.ts'
import type { Html } from '../html.ts'
import { heldToken, wantedThread } from './comment-addresses.ts'
import type { CommentEnvironment } from './comment-view.ts'
import { commentsSection } from './comments-view.ts'
import { findHeldComment } from './held-comment.ts'

/** Whether comments belong to entries of its type. */
export const hasComments = ({ type }: Pick<EntryRow, 'type'>): boolean =>
  contentType(type)?.supports.includes('comments') ?? false

/** What pages need to show comments. */
export async function commentEnvironment(
  ctx: AppContext,
  { siteUrl, words: { t } }: PublicSite,
): Promise<CommentEnvironment> {
  const settings = await ctx.settings()
  // Without a current day, all dates have their year.
  return { t, siteUrl, zone: settings.timezone, style: datesOf(settings, '') }
}

/** The comments below a public entry. */
export interface EntryComments {
  readonly markup: Html
  /** Whether the visitor sees comments that others do not. */
  readonly personal: boolean
}

/**
 * The comments on an entry that is shown whole, in one statement; one more for the author of a held
 * comment. Undefined where there are none and none can be written.
 */
export async function entryComments(
  ctx: AppContext,
  site: PublicSite,
  { request, entry }: { readonly request: PageRequest; readonly entry: EntryRow },
): Promise<EntryComments | undefined> {
  if (!hasComments(entry)) return undefined
  const from = wantedThread(request)
  const personal = heldToken(request) !== ''
  const [environment, { allowAnonymousComments }, page, held] = await Promise.all([
    commentEnvironment(ctx, site),
    ctx.settings(),
    readThreadPage(ctx, entry, { from, opened: entry.password !== '' }),
    personal ? findHeldComment(ctx, request, entry) : undefined,
  ])
  const open = entry.commentStatus === 'open'
  if (!open && page.threads.length === 0 && held === undefined) return undefined
  const writers = open ? (allowAnonymousComments ? 'everybody' : 'users') : 'nobody'
  const item = { id: entry.id, link: linkOf(ctx.siteUrl, entry) }
  const begun = from !== undefined
  const markup = commentsSection({ ...environment, item, page, begun, writers, held })
  return { markup, personal }
}
