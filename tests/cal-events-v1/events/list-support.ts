import type { Answer } from '../../support/api.ts'
import type { Actor, Query } from '../../support/api.ts'
import type { TestService } from '../../support/service.ts'

export const EVENTS = '/cal/events/v1/events'

type Members = Readonly<Record<string, unknown>>

/** Makes events of 5 October 2034 and reads lists of that month, by default. */
export function eventsOf(service: () => TestService) {
  const made = async (path: string, body: Members, asker: Actor): Promise<number> => {
    const answer = await service().api.as(asker).post(path, { body })
    if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.text}`)
    return answer.body.id as number
  }
  const month = { start_date: '2034-10-01', end_date: '2034-10-31' }
  return {
    event: (members: Members = {}, asker: Actor = 'editor') => {
      const times = { start_date: '2034-10-05 10:00:00', end_date: '2034-10-05 12:00:00' }
      return made(EVENTS, { title: 'Walk', ...times, ...members }, asker)
    },
    make: (kind: 'venues' | 'organizers' | 'categories' | 'tags', members: Members) =>
      made(`/cal/events/v1/${kind}`, members, 'editor'),
    list: (query: Query = {}, asker: Actor = 'anonymous'): Promise<Answer> =>
      service()
        .api.as(asker)
        .get(EVENTS, { query: { ...month, ...query } }),
    /** A list with nothing but these arguments. */
    bare: (query: Query = {}, asker: Actor = 'anonymous'): Promise<Answer> =>
      service().api.as(asker).get(EVENTS, { query }),
  }
}

/** Ids of the events of a list. */
export const idsOf = ({ body }: Answer): number[] =>
  (body.events as { id: number }[]).map(({ id }) => id)
