import type { Caller } from '../../context.ts'
import type { CommentInput } from '../../domain/comments/comment-input.ts'
import { isMailAddress } from '../../domain/comments/comment-texts.ts'
import type { PageRequest } from '../../http/pages.ts'
import type { PlainMessageKey } from '../../messages/words.ts'

export type Field = 'author' | 'email' | 'url' | 'comment'

/** A problem with a form: a sentence, and the field concerned. */
export interface Problem {
  readonly text: PlainMessageKey
  readonly field?: Field
}

/** The fields of the form as they were sent; empty ones are ''. */
export type Fields = Readonly<Record<Field, string>>

/** A field hidden from people; bots fill in all fields. */
export const HONEYPOT = 'website_of_company'

export const NO_FIELDS: Fields = { author: '', email: '', url: '', comment: '' }

/** Reads the fields. Line breaks are single characters, and databases store no NUL. */
export function readFields({ form }: PageRequest): Fields {
  const field = (name: Field): string =>
    (form.get(name) ?? '').replaceAll(/\r\n?/g, '\n').replaceAll('\0', '')
  return {
    author: field('author').trim(),
    email: field('email').trim(),
    url: field('url').trim(),
    comment: field('comment'),
  }
}

/** Problems with the fields that can be found before they are stored. */
export function problemsOf(caller: Caller, { author, email, comment }: Fields): Problem[] {
  const problems: (Problem | false)[] = [
    !caller.signedIn && author === '' && { text: 'comments.missingName', field: 'author' },
    !caller.signedIn && !isMailAddress(email) && { text: 'comments.badEmail', field: 'email' },
    comment.trim() === '' && { text: 'comments.missingText', field: 'comment' },
  ]
  return problems.filter((problem) => problem !== false)
}

/** The fields as the input of a write; users comment under their own name. */
export function inputOf(
  caller: Caller,
  { author, email, url, comment }: Fields,
  place: { readonly post: number; readonly parent: number },
): CommentInput {
  const guest = { authorName: author, authorEmail: email, authorUrl: url }
  return { ...place, content: comment, ...(!caller.signedIn && guest) }
}

/** Problems that rules find with a comment, by error code. */
export const REFUSALS: ReadonlyMap<string, Problem & { readonly status: number }> = new Map([
  ['rest_comment_content_invalid', refusal('comments.missingText', 'comment')],
  ['comment_content_column_length', refusal('comments.tooLongText', 'comment')],
  ['rest_comment_author_data_required', refusal('comments.missingName', 'author')],
  ['comment_author_column_length', refusal('comments.tooLongName', 'author')],
  ['comment_author_email_column_length', refusal('comments.badEmail', 'email')],
  ['comment_author_url_column_length', refusal('comments.tooLongUrl', 'url')],
  ['comment_duplicate', { text: 'comments.duplicate', status: 409 }],
  ['comment_flood', { text: 'comments.flood', status: 429 }],
  ['rest_comment_invalid_parent', { text: 'comments.parentGone', status: 409 }],
])

function refusal(text: PlainMessageKey, field: Field): Problem & { readonly status: number } {
  return { text, field, status: 400 }
}
