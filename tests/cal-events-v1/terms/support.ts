import type { Answer, Actor } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import type { TestService } from '../../support/service.ts'

type Members = Readonly<Record<string, unknown>>

/** The two kinds of terms. `taker` may write none of them. */
export const kinds = [
  {
    many: 'categories',
    path: '/cal/events/v1/categories',
    taxonomy: 'cal_events_cat',
    core: 'cal_events_cat',
    writer: 'author',
    taker: 'contributor',
  },
  {
    many: 'tags',
    path: '/cal/events/v1/tags',
    taxonomy: 'post_tag',
    core: 'tags',
    writer: 'editor',
    taker: 'author',
  },
] as const

export type Kind = (typeof kinds)[number]

/** A term of the editor. */
export async function term(
  { api }: TestService,
  { path }: Pick<Kind, 'path'>,
  members: Members = {},
  asker: Actor = 'editor',
): Promise<Answer['body']> {
  const answer = await api.as(asker).post(path, { body: { name: unique('term-'), ...members } })
  if (answer.status !== 201) throw new Error(`No term: ${answer.status} ${answer.text}`)
  return answer.body
}

export const tag = ({ headers }: Answer): string => headers['etag'] ?? ''
