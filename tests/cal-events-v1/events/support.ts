import type { Answer, Actor } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import type { TestService } from '../../support/service.ts'

export const EVENTS = '/cal/events/v1/events'

type Members = Readonly<Record<string, unknown>>

export interface Made {
  readonly id: number
  readonly slug: string
  readonly url: string
}

/** Members of an event in March 2033, in the zone of the site. */
export const members = (more: Members = {}): Members => ({
  title: unique('Fair '),
  slug: unique('fair-'),
  start_date: '2033-03-01 18:00:00',
  end_date: '2033-03-01 20:30:00',
  ...more,
})

/** A published event of the editor unless members or the asker say otherwise. */
export async function event(
  { api }: TestService,
  more: Members = {},
  asker: Actor = 'editor',
): Promise<Answer['body']> {
  const answer = await api.as(asker).post(EVENTS, { body: members(more) })
  if (answer.status !== 201) throw new Error(`An event got ${answer.status}: ${answer.text}`)
  return answer.body
}

/** Both ways to name an event: the last steps of the path in the contract, and the address. */
export const ways = [
  ['{id}', ({ id }: Made) => `${EVENTS}/${id}`],
  ['by-slug/{slug}', ({ slug }: Made) => `${EVENTS}/by-slug/${slug}`],
] as const

/** How many rows there are of what a write of events may make. */
export async function counts({ ctx }: TestService): Promise<unknown> {
  const { prisma } = ctx.database
  return {
    entries: await prisma.entry.count(),
    events: await prisma.event.count(),
    occurrences: await prisma.eventOccurrence.count(),
    links: await prisma.eventLink.count(),
    venues: await prisma.venue.count(),
    terms: await prisma.term.count(),
    media: await prisma.media.count(),
    files: await prisma.mediaFile.count({ where: { removedAt: null } }),
  }
}
