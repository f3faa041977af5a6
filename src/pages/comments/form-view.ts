import type { Caller } from '../../context.ts'
import { html, type Html } from '../html.ts'
import { commentArticle, type CommentEnvironment, type ShownComment } from './comment-view.ts'
import { HONEYPOT, type Field, type Fields, type Problem } from './form-input.ts'

/** The form for a comment. */
export interface FormView extends CommentEnvironment {
  readonly caller: Caller
  readonly item: { readonly title: string; readonly link: string }
  /** The comment that is replied to. */
  readonly parent: ShownComment | undefined
  /** Where the form is submitted: the page's own address. */
  readonly action: string
  /** The signed moment at which it was first shown. */
  readonly moment: string
  readonly fields: Fields
  readonly problems: readonly Problem[]
}

/** Browsers count characters, of which the longest comment that a form can carry has fewer bytes. */
const MAX_LENGTH = 20_000

export const titleOf = ({ t, parent }: Pick<FormView, 't' | 'parent'>): string =>
  parent === undefined ? t('comments.writeTitle') : t('comments.replyTitle')

export function commentForm(view: FormView): Html {
  const { t, caller, item, parent, action, moment } = view
  return html`<h1>${titleOf(view)}</h1>
    <p class="facts"><a href="${item.link}">${item.title === '' ? item.link : item.title}</a></p>
    ${problemList(view)} ${parent !== undefined && commentArticle(view, parent)}
    <form class="write" method="post" action="${action}">
      <input type="hidden" name="moment" value="${moment}" />
      ${
        caller.signedIn
          ? html`<p>${t('comments.signedInAs', { login: caller.login })}</p>`
          : guestFields(view)
      }
      <label for="comment">${t('comments.text')}</label>
      <textarea
        id="comment"
        name="comment"
        maxlength="${MAX_LENGTH}"
        required
        ${state(view, 'comment')}
      >
${view.fields.comment}</textarea>
      <div class="unseen" aria-hidden="true">
        <label for="${HONEYPOT}">${t('comments.trap')}</label>
        <input id="${HONEYPOT}" name="${HONEYPOT}" type="text" tabindex="-1" autocomplete="off" />
      </div>
      <button>${t('comments.send')}</button>
    </form>`
}

const guestFields = (view: FormView): Html =>
  html`<label for="author">${view.t('comments.name')}</label>
    <input
      id="author"
      name="author"
      type="text"
      value="${view.fields.author}"
      maxlength="245"
      autocomplete="name"
      required
      ${state(view, 'author')}
    />
    <label for="email">${view.t('comments.email')}</label>
    <input
      id="email"
      name="email"
      type="email"
      value="${view.fields.email}"
      maxlength="100"
      autocomplete="email"
      required
      ${state(view, 'email', 'email-hint')}
    />
    <p class="hint" id="email-hint">${view.t('comments.emailHint')}</p>
    <label for="url">${view.t('comments.url')}</label>
    <input
      id="url"
      name="url"
      type="text"
      inputmode="url"
      value="${view.fields.url}"
      maxlength="200"
      autocomplete="url"
      ${state(view, 'url')}
    />`

/** Focused without a script, so that screen readers announce it first. */
function problemList({ t, problems }: FormView): Html | undefined {
  if (problems.length === 0) return undefined
  return html`<div class="notice" id="problems" role="alert" tabindex="-1" autofocus>
    ${problems.map(({ text, field }) =>
      field === undefined
        ? html`<p>${t(text)}</p>`
        : html`<p id="${field}-problem"><a href="#${field}">${t(text)}</a></p>`,
    )}
  </div>`
}

/** Attributes of a field, which tie its hint and what is wrong with it to it. */
function state({ problems }: FormView, name: Field, hint?: string): Html {
  const wrong = problems.some(({ field }) => field === name)
  const about = [wrong && `${name}-problem`, hint].filter(Boolean).join(' ')
  return html`${wrong && html`aria-invalid="true"`}
  ${about !== '' && html`aria-describedby="${about}"`}`
}
