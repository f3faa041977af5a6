import { isIP } from 'node:net'
import { has, type Caller } from '../accounts/caller.ts'
import { webAddress } from '../accounts/profile.ts'
import { commentMarkup } from '../text/allowed-html.ts'
import { plainName } from '../text/html-form.ts'
import { sanitizeText } from '../text/plain-text.ts'
import { sanitizeHtml } from '../text/sanitize.ts'
import { failure } from '../errors/errors.ts'
import type { CommentInput } from './comment-input.ts'

/**
 * The maximum length of each text (behaviour/comments.md#creating); the content is counted in
 * bytes.
 */
const LIMITS = { name: 245, email: 100, url: 200, contentBytes: 65_525 } as const
const AGENT_LIMIT = 254

export interface CommentTexts {
  readonly authorName?: string
  readonly authorEmail?: string
  readonly authorUrl?: string
  readonly authorIp?: string
  readonly content?: string
}

/**
 * Removes the markup that the caller may not use from the texts of a write. Nobody may use scripts
 * and frames, because a comment is part of somebody else's page.
 * @throws DomainError 400 rest_comment_content_invalid for a content without words
 */
export function cleanTexts(caller: Caller, input: CommentInput): CommentTexts {
  const { authorName, authorEmail, authorUrl, authorIp, content } = input
  return {
    ...(authorName !== undefined && { authorName: plainName(authorName) }),
    ...(authorEmail !== undefined && { authorEmail: authorEmail.trim() }),
    ...(authorUrl !== undefined && { authorUrl: webAddress(authorUrl) }),
    ...(authorIp !== undefined && { authorIp }),
    ...(content !== undefined && { content: cleanContent(caller, content) }),
  }
}

function cleanContent(caller: Caller, text: string): string {
  const clean = has(caller, 'unfiltered_html')
    ? sanitizeHtml(text)
    : sanitizeHtml(text, commentMarkup)
  const content = clean.trim()
  if (content === '') throw failure('rest_comment_content_invalid')
  return content
}

/** @throws DomainError 400 comment_…_column_length */
export function requireTextLengths(input: CommentInput): void {
  const { authorName = '', authorEmail = '', authorUrl = '', content = '' } = input
  if (authorName.length > LIMITS.name) throw failure('comment_author_column_length')
  if (authorEmail.length > LIMITS.email) throw failure('comment_author_email_column_length')
  if (authorUrl.length > LIMITS.url) throw failure('comment_author_url_column_length')
  if (Buffer.byteLength(content) > LIMITS.contentBytes) {
    throw failure('comment_content_column_length')
  }
}

/** Truncates a user agent to the stored length. */
export function cleanUserAgent(text: string): string {
  return sanitizeText(text).slice(0, AGENT_LIMIT)
}

/** Whether a text looks like an e-mail address: one `@` between a name and a host with a dot. */
export function isMailAddress(text: string): boolean {
  return /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/.test(text.trim())
}

export function isNetworkAddress(text: string): boolean {
  return isIP(text) !== 0
}
