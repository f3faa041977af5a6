import type { Answer } from '../../support/api.ts'
import type { TestService } from '../../support/service.ts'
import { event, EVENTS } from '../events/support.ts'

type Members = Readonly<Record<string, unknown>>

/** A choir that meets each Thursday evening, four times from 5 May 2033, by default. */
export const series = (service: TestService, more: Members = {}): Promise<Answer['body']> =>
  event(service, {
    timezone: 'Europe/Berlin',
    start_date: '2033-05-05 19:30:00',
    end_date: '2033-05-05 21:00:00',
    recurrence: { rrule: 'FREQ=WEEKLY;BYDAY=TH;COUNT=4' },
    ...more,
  })

export interface Listed {
  readonly id: number
  readonly title: string
  readonly start_date: string
  readonly end_date: string
  readonly occurrence?: { readonly original_start: string; readonly changed: boolean }
}

/** What lists show to a visitor of May and June 2033 of events that are found by a word. */
export async function listed({ api }: TestService, search: string): Promise<Listed[]> {
  const query = { start_date: '2033-05-01', end_date: '2033-06-30', per_page: 50, search }
  const { body } = await api.get(EVENTS, { query })
  return body.events as Listed[]
}

export const startsOf = (events: readonly Listed[]): string[] =>
  events.map(({ start_date: start }) => start.slice(5))
