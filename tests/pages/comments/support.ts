import { insertComment } from '../../../src/data/comments/comment-writer.ts'
import type { CommentValues } from '../../../src/data/comments/comment-writer.ts'
import { unique } from '../../support/factories.ts'
import type { TestService } from '../../support/service.ts'

/** Stores a comment of a visitor as it is, without any rule: replies to replies at any time. */
export function storeComment(
  { ctx }: TestService,
  values: Partial<CommentValues> & { readonly entryId: number },
): Promise<number> {
  const comment: CommentValues = {
    parentId: 0,
    type: 'comment',
    status: 'approved',
    formerStatus: null,
    authorId: 0,
    authorName: 'Ann',
    authorEmail: `${unique('ann')}@example.org`,
    authorUrl: '',
    authorIp: '192.0.2.1',
    authorAgent: '',
    content: unique('words '),
    date: ctx.clock(),
    ...values,
  }
  return ctx.database.transact((tx) => insertComment(tx, comment, ctx.clock()))
}

/** The comments of a page in their order, each as its id and how deep it is nested. */
export function shownComments(text: string): { readonly id: number; readonly level: number }[] {
  let level = -1
  const section = text.slice(text.indexOf('class="threads"') - 4)
  return [...section.matchAll(/<ol|<\/ol>|id="comment-(\d+)"/g)].flatMap(([part, id]) => {
    if (part === '<ol') level++
    if (part === '</ol>') level--
    return id === undefined || level < 0 ? [] : [{ id: Number(id), level }]
  })
}

/** A browser that keeps no cookies and follows nothing. */
export interface CommentForm {
  readonly status: number
  readonly text: string
  readonly moment: string
}

export const FORM = '/comments/write/'

/** Opens the form for a comment on an item. */
export async function openForm(
  { url }: TestService,
  query: Readonly<Record<string, string | number>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<CommentForm> {
  const response = await fetch(addressOf(url, query), { headers, redirect: 'manual' })
  const text = await response.text()
  const moment = /name="moment" value="([^"]+)"/.exec(text)?.[1] ?? ''
  return { status: response.status, text, moment }
}

/** Sends the form with fields, in the name of a visitor unless others are given. */
export async function sendForm(
  { url }: TestService,
  query: Readonly<Record<string, string | number>>,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await fetch(addressOf(url, query), {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({
      author: 'Ann',
      email: `${unique('ann')}@example.org`,
      url: '',
      comment: unique('Words '),
      website_of_company: '',
      ...fields,
    }),
  })
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    text: await response.text(),
  }
}

function addressOf(url: string, query: Readonly<Record<string, string | number>>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value))
  return `${url}${FORM}?${parameters.toString()}`
}
