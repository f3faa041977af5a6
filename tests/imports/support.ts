import type http from 'node:http'
import { createApi } from '../../src/api.ts'
import type { ImportJob } from '../../src/data/imports/jobs.ts'
import { createCallbackClient } from '../../src/jobs/import-callbacks.ts'
import type { CallbackClient } from '../../src/domain/imports/service/callbacks.ts'
import type { JobOutcome } from '../../src/domain/imports/service/run-job.ts'
import { workOnImports } from '../../src/domain/imports/service/worker.ts'
import type { Answer } from '../support/api.ts'
import { unique } from '../support/factories.ts'
import type { TestService } from '../support/service.ts'

export const IMPORTS = '/cal/event-aggregator/v1/imports'

const HOUR = 3_600_000

/** `YYYYMMDDTHHMMSSZ`, some hours from now, so that no test hangs on the day on which it runs. */
export const inHours = (hours: number): string =>
  `${new Date(Math.floor(Date.now() / HOUR) * HOUR + hours * HOUR)
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .slice(0, 15)}Z`

export const vevent = (uid: string, hours: number, ...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTART:${inHours(hours)}`,
  ...lines,
  'END:VEVENT',
]

export const vcalendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')

/** Many events of a prefix that no other test has. */
export function manyEvents(count: number): { readonly prefix: string; readonly text: string } {
  const prefix = unique('many-')
  const events = Array.from({ length: count }, (_, at) =>
    vevent(`${prefix}-${at}`, 24 + at, `SUMMARY:${prefix} ${at}`),
  )
  return { prefix, text: vcalendar(...events.flat()) }
}

/** A page that sends a calendar, and says its version if it has one. */
export const calendarPage =
  (text: string, headers: http.OutgoingHttpHeaders = {}): http.RequestListener =>
  (request, response) => {
    const same = request.headers['if-none-match'] === headers['etag'] && 'etag' in headers
    response.writeHead(same ? 304 : 200, { 'content-type': 'text/calendar', ...headers })
    response.end(same ? undefined : text)
  }

export interface ImportRun {
  readonly outcomes: readonly JobOutcome[]
  readonly jobs: readonly ImportJob[]
}

/** Works on everything that is due, as a node would, with the callbacks of that node. */
export async function workAll(
  { ctx }: TestService,
  changes: { client?: (own: CallbackClient) => CallbackClient; signal?: AbortSignal } = {},
): Promise<ImportRun> {
  const own = createCallbackClient(createApi(ctx).ask)
  const outcomes: JobOutcome[] = []
  const jobs: ImportJob[] = []
  await workOnImports(ctx, {
    client: changes.client?.(own) ?? own,
    signal: changes.signal ?? new AbortController().signal,
    onFailure: (error) => {
      throw error
    },
    onOutcome: (job, outcome) => {
      jobs.push(job)
      outcomes.push(outcome)
    },
  })
  return { outcomes, jobs }
}

export async function newImport(
  { api }: TestService,
  members: Readonly<Record<string, unknown>>,
): Promise<Answer['body']> {
  const { status, body } = await api.as('admin').post(IMPORTS, { body: members })
  if (status !== 201) throw new Error(`An import was not made: ${JSON.stringify(body)}`)
  return body
}

export const recordOf = async ({ api }: TestService, id: number): Promise<Answer['body']> =>
  (await api.as('admin').get(`${IMPORTS}/${id}`)).body

/** Titles of the events that a search finds, in the order of their start. */
export async function titlesOf({ api }: TestService, search: string): Promise<string[]> {
  const { body } = await api.as('admin').get('/cal/events/v1/events', {
    query: { search, per_page: 50, status: 'publish' },
  })
  return (body.events as { title: string }[]).map(({ title }) => title)
}
