import type { Thread, ThreadPage } from '../../domain/comments/threads.ts'
import { html, type Html } from '../html.ts'
import { addressBelow, commentAddress, threadsAddress, writeAddress } from './comment-addresses.ts'
import { commentArticle, type CommentEnvironment, type ShownComment } from './comment-view.ts'

/** The comments below an item. */
export interface CommentsView extends CommentEnvironment {
  readonly item: { readonly id: number; readonly link: string }
  readonly page: ThreadPage
  /** Whether the list begins with another thread than the newest. */
  readonly begun: boolean
  /** Who may comment; nobody if comments are closed. */
  readonly writers: 'everybody' | 'users' | 'nobody'
  /** The visitor's own comment, which waits for approval. */
  readonly held: ShownComment | undefined
}

export function commentsSection(view: CommentsView): Html {
  const { t, item, page, begun, held } = view
  const nothing = page.threads.length === 0
  return html`<section class="comments" id="comments" aria-labelledby="comments-title">
    <h2 id="comments-title">${t('comments.title')}</h2>
    ${held !== undefined && heldComment(view, held)}
    ${nothing && html`<p>${begun ? t('comments.noneHere') : t('comments.none')}</p>`}
    ${!nothing && threadList(view, page.threads, 'threads')}
    ${page.shortened && html`<p class="notice">${t('comments.shortened')}</p>`}
    ${(begun || page.next !== undefined) && paging(view)}
    <p class="ways">
      ${invitation(view)} <a href="${addressBelow(item.link, 'feed/')}">${t('comments.feed')}</a>
    </p>
  </section>`
}

const heldComment = (view: CommentsView, held: ShownComment): Html =>
  html`<p class="notice" role="status">${view.t('comments.held')}</p>
    ${commentArticle(view, held)}`

const threadList = (view: CommentsView, threads: readonly Thread[], name?: string): Html =>
  html`<ol ${name !== undefined && html`class="${name}"`}>
    ${threads.map(
      ({ comment, replies }) =>
        html`<li>
          ${commentArticle(view, comment, {
            address: commentAddress(view.item.link, comment.id),
            ...(view.writers !== 'nobody' && { below: replyLink(view, comment) }),
          })}
          ${replies.length > 0 && threadList(view, replies)}
        </li>`,
    )}
  </ol>`

const replyLink = ({ t, siteUrl, item }: CommentsView, { id, authorName }: ShownComment): Html =>
  html`<a
    href="${writeAddress(siteUrl, item.id, id)}"
    rel="nofollow"
    aria-label="${t('comments.replyTo', { name: authorName })}"
    >${t('comments.reply')}</a
  >`

const paging = ({ t, item, page, begun }: CommentsView): Html =>
  html`<nav aria-label="${t('comments.pages')}">
    ${begun && html`<a href="${item.link}#comments">${t('comments.newest')}</a>`}
    ${
      page.next !== undefined &&
      html`<a href="${threadsAddress(item.link, page.next)}" rel="nofollow"
        >${t('comments.older')}</a
      >`
    }
  </nav>`

function invitation({ t, siteUrl, item, writers }: CommentsView): Html {
  if (writers === 'nobody') return html`<span>${t('comments.closed')}</span>`
  const text = writers === 'everybody' ? t('comments.write') : t('comments.signIn')
  return html`<a href="${writeAddress(siteUrl, item.id)}" rel="nofollow">${text}</a>`
}
