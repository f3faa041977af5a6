import type { components } from '../../../../generated/core-v2/types.ts'
import type { CommentInput } from '../../../domain/comments/comment-input.ts'
import { isMailAddress, isNetworkAddress } from '../../../domain/comments/comment-texts.ts'
import type { ArgumentProblem } from '../../../http/errors.ts'
import { definedMembers } from '../../../json-object.ts'

type Body = components['schemas']['CommentUpdateInput'] & { readonly id?: number }

/** Converts a body to domain names, without members that were not sent. */
export function inputOf(body: Body): CommentInput {
  const { author_name, author_email, author_url, author_ip, content, date_gmt, ...others } = body
  const { author, date, parent, post, status, type } = others
  return definedMembers({
    authorName: author_name,
    authorEmail: author_email,
    authorUrl: author_url,
    authorIp: author_ip,
    content: textOf(content),
    dateGmt: date_gmt,
    author,
    date,
    parent,
    post,
    status,
    type,
  })
}

function textOf(content: Body['content']): string | undefined {
  if (typeof content !== 'object') return content
  return content.raw ?? undefined
}

/** Rules for addresses that a schema cannot express. */
export function checkAddresses({
  author_email = '',
  author_ip,
}: Body): Record<string, ArgumentProblem> {
  const problems: Record<string, ArgumentProblem> = {}
  if (author_email.trim() !== '' && !isMailAddress(author_email)) {
    problems['author_email'] = problem('rest_invalid_email', 'author_email is not a mail address.')
  }
  if (author_ip !== undefined && !isNetworkAddress(author_ip)) {
    problems['author_ip'] = problem('rest_invalid_ip', 'author_ip is not an IP address.')
  }
  return problems
}

function problem(code: string, message: string): ArgumentProblem {
  return { code, message, data: null }
}
