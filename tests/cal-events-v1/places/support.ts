import { sql } from 'kysely'

import type { Answer, Actor } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import type { TestService } from '../../support/service.ts'

type Members = Readonly<Record<string, unknown>>

/** The two kinds of places; `field` is a line of text that each has besides its name. */
export const kinds = [
  { kind: 'venue', path: '/cal/events/v1/venues', type: 'cal_venue', field: 'phone' },
  { kind: 'organizer', path: '/cal/events/v1/organizers', type: 'cal_organizer', field: 'email' },
] as const

export type Kind = (typeof kinds)[number]

/** Both ways to name a place: the last steps of its path in the contract, and those of its address. */
export const ways = [
  ['{id}', { step: ({ id }: Place) => `/${id}`, unknown: '/99999999', argument: 'id' }],
  [
    'by-slug/{slug}',
    {
      step: ({ slug }: Place) => `/by-slug/${slug}`,
      unknown: '/by-slug/nobody-has-this',
      argument: 'slug',
    },
  ],
] as const

export interface Place {
  readonly id: number
  readonly slug: string
}

/** A published place of the editor unless members or the asker say otherwise. */
export async function place(
  { api }: TestService,
  { kind, path }: Kind,
  members: Members = {},
  asker: Actor = 'editor',
): Promise<Answer['body']> {
  const body = { [kind]: unique(`${kind}-`), ...members }
  const answer = await api.as(asker).post(path, { body })
  if (answer.status !== 201) throw new Error(`No place: ${answer.status} ${answer.text}`)
  return answer.body
}

/** An event of the editor, far ahead unless members say otherwise. */
export async function event({ api }: TestService, members: Members = {}): Promise<Answer['body']> {
  const body = {
    title: unique('event-'),
    start_date: '2093-05-01 10:00:00',
    end_date: '2093-05-01 12:00:00',
    ...members,
  }
  const answer = await api.as('editor').post('/cal/events/v1/events', { body })
  if (answer.status !== 201) throw new Error(`No event: ${answer.status} ${answer.text}`)
  return answer.body
}

/** How many rows there are of what a refused write could have left behind. */
export async function countPlaces({ ctx }: TestService): Promise<number> {
  const [row] = (
    await sql<{ total: number }>`
    SELECT ((SELECT count(*) FROM entries) + (SELECT count(*) FROM venues)
      + (SELECT count(*) FROM organizers))::int AS total`.execute(ctx.database.db)
  ).rows
  return row?.total ?? 0
}

export const tag = ({ headers }: Answer): string => headers['etag'] ?? ''
