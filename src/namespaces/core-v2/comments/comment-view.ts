import { contexts } from '../../../../generated/core-v2/contexts.ts'
import type { components } from '../../../../generated/core-v2/types.ts'
import type { AppContext, Caller } from '../../../context.ts'
import type { CommentRow, CommentedEntry } from '../../../data/comments/comment-row.ts'
import { avatarUrls } from '../../../domain/accounts/avatar.ts'
import { avatarOfAuthor } from '../../../domain/comments/avatar.ts'
import { mayModerate } from '../../../domain/comments/comment-policy.ts'
import { renderComment } from '../../../domain/comments/render-comment.ts'
import { contentType } from '../../../domain/content-types/content-types.ts'
import { toGmtIso, toLocalIso } from '../../../domain/content/entry-dates.ts'
import { permalink } from '../../../domain/content/permalinks.ts'
import { nameForm } from '../../../domain/text/html-form.ts'
import { embeddable, presenter, type Links } from '../../../http/links.ts'
import { createSelections } from '../../../http/selections.ts'
import type { FieldTable, Rendered, Selection } from '../../../http/selection.ts'
import { contentMethods } from '../methods-in-scope.ts'

export type Comment = components['schemas']['Comment']

/** What views and links need besides the row; the same for all rows of an answer. */
export interface CommentEnvironment {
  readonly caller: Caller
  readonly siteUrl: string
  readonly apiUrl: string
  readonly zone: string
}

const fields: FieldTable<Comment, CommentRow, CommentEnvironment> = {
  id: ({ id }) => id,
  post: ({ entryId }) => entryId,
  parent: ({ parentId }) => parentId,
  author: ({ authorId }) => authorId,
  author_name: ({ authorName }) => nameForm(authorName),
  author_email: ({ authorEmail }) => authorEmail,
  author_url: ({ authorUrl }) => authorUrl,
  author_ip: ({ authorIp }) => authorIp,
  author_user_agent: ({ authorAgent }) => authorAgent,
  date: ({ date }, { zone }) => toLocalIso(date, zone),
  date_gmt: ({ date }) => toGmtIso(date),
  content: ({ content }) => ({ rendered: renderComment(content), raw: content }),
  link: ({ id, entry }, { siteUrl }) => `${addressOf(siteUrl, entry)}#comment-${id}`,
  status: ({ status }) => status,
  type: ({ type }) => type,
  author_avatar_urls: (row, { siteUrl }) => avatarUrls(siteUrl, avatarOfAuthor(row)),
  meta: () => ({}),
}

/** Several comments as their resources, with links. */
export async function presentComments(
  { caller, selection }: { readonly caller: Caller; readonly selection: Selection },
  ctx: AppContext,
  rows: readonly CommentRow[],
): Promise<Rendered<Comment>[]> {
  const { siteUrl, apiUrl } = ctx
  const { timezone: zone } = await ctx.settings()
  const env = { caller, siteUrl, apiUrl, zone }
  return rows.map((row) => present(selection, row, env))
}

const present = presenter(fields, linksOf)

const selections = createSelections(contexts.Comment)

/** All members of the embed context. */
export const embedSelection = selections(['GET'], 'embed', undefined)

/** The selection for callers who do not moderate: their comments as everyone sees them. */
export const viewSelection = (wanted: unknown): Selection => selections(['GET'], 'view', wanted)

function addressOf(siteUrl: string, entry: CommentedEntry): string {
  const type = contentType(entry.type)
  return type === undefined ? `${siteUrl}/?p=${entry.id}` : permalink(siteUrl, type, entry)
}

/** `_links` of a comment (behaviour/comments.md#fields-of-comments). */
function linksOf(row: CommentRow, { apiUrl, caller }: CommentEnvironment): Links {
  const { id, parentId, authorId, entry } = row
  const core = `${apiUrl}/core/v2`
  const collection = `${core}/comments`
  const restBase = contentType(entry.type)?.restBase
  const moderates = mayModerate(caller, entry)
  const writes = moderates ? ['POST', 'PUT', 'PATCH', 'DELETE'] : []
  const allow = contentMethods(caller, ['GET', ...writes])
  return {
    self: [{ href: `${collection}/${id}`, targetHints: { allow } }],
    collection: [{ href: collection }],
    ...(authorId > 0 && { author: [embeddable(`${core}/users/${authorId}`)] }),
    ...(restBase !== undefined && {
      up: [embeddable(`${core}/${restBase}/${entry.id}`, { post_type: entry.type })],
    }),
    ...(parentId > 0 && { 'in-reply-to': [embeddable(`${collection}/${parentId}`)] }),
    ...(row.answered && { children: [embeddable(`${collection}?parent=${id}`)] }),
  }
}
