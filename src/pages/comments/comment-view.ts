import type { ThreadRow } from '../../data/comments/thread-reader.ts'
import { avatarPath } from '../../domain/accounts/avatar.ts'
import { webAddress } from '../../domain/accounts/profile.ts'
import { avatarOfAuthor } from '../../domain/comments/avatar.ts'
import { renderComment } from '../../domain/comments/render-comment.ts'
import { dateWithOffset } from '../../domain/time/local-time.ts'
import type { Translate } from '../../messages/words.ts'
import { formatDay, formatTime, type DateStyle } from '../calendar/format-dates.ts'
import { Html, html } from '../html.ts'

/** What all comments of a page share. */
export interface CommentEnvironment {
  readonly t: Translate
  readonly siteUrl: string
  /** IANA name of the site's zone. */
  readonly zone: string
  readonly style: DateStyle
}

/** The parts of a comment that everybody sees. */
export type ShownComment = Omit<ThreadRow, 'parentId' | 'level'>

const PICTURE = 48

/**
 * A comment: who, when, what.
 * @param address that of the comment itself
 * @param below what can be done with it
 */
export function commentArticle(
  { t, siteUrl, zone, style }: CommentEnvironment,
  comment: ShownComment,
  { address, below }: { readonly address?: string; readonly below?: Html } = {},
): Html {
  const moment = dateWithOffset(comment.date, zone)
  const wall = moment.slice(0, 19)
  const when = t('comments.moment', { day: formatDay(wall, style), time: formatTime(wall, style) })
  const time = html`<time datetime="${moment}">${when}</time>`
  return html`<article class="comment" id="comment-${comment.id}">
    <header>
      <img
        src="${siteUrl}${avatarPath(avatarOfAuthor(comment))}?s=${PICTURE}"
        alt=""
        width="${PICTURE}"
        height="${PICTURE}"
        loading="lazy"
      />
      <p class="by">
        ${authorOf(comment)}<br />
        ${address === undefined ? time : html`<a href="${address}" rel="nofollow">${time}</a>`}
      </p>
    </header>
    <div class="words">${commentText(comment.content)}</div>
    ${below !== undefined && html`<footer>${below}</footer>`}
  </article>`
}

/** Who has written a comment, with a link to the site that they named. */
function authorOf({ authorName, authorUrl }: ShownComment): Html {
  const address = webAddress(authorUrl)
  return address === ''
    ? html`<bdi>${authorName}</bdi>`
    : html`<a href="${address}" rel="nofollow ugc"><bdi>${authorName}</bdi></a>`
}

/** Contents were sanitized by their authors' capabilities when they were stored. */
export const commentText = (content: string): Html => new Html(renderComment(content))
