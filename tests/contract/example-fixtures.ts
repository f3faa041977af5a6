import { unique } from '../support/factories.ts'
import type { Actor } from '../support/api.ts'
import type { TestService } from '../support/service.ts'
import { DESKTOP, tokenOf } from '../ads-route/hits.ts'
import { adTools } from '../ads-route/support.ts'
import { IMPORTS, importTools, signatureOf } from '../cal-event-aggregator-v1/support.ts'

type Members = Readonly<Record<string, unknown>>

/** What an example leaves to its reader: ids, and secrets that the site gives. */
export interface Own {
  readonly path?: Members
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: Members
  /** The caller, if not the administrator. */
  readonly as?: Actor
  readonly headers?: (body: string) => Readonly<Record<string, string>>
}

export type Fixture = (service: TestService) => Promise<Own>

const CALENDAR = '/cal/events/v1'

export const made =
  (path: string, members: () => Members): Fixture =>
  async ({ api }) => {
    const { body, status, text } = await api.as('admin').post(path, { body: members() })
    if (status !== 201) throw new Error(`${path} got ${status}: ${text}`)
    return { path: { id: body.id, slug: body.slug } }
  }

/** The event that the second example of `createEvent` makes. */
const event = made(`${CALENDAR}/events`, () => ({
  title: unique('Choir '),
  start_date: '2033-05-12 19:30:00',
  end_date: '2033-05-12 21:30:00',
  recurrence: { rrule: 'FREQ=WEEKLY;BYDAY=TH' },
}))
const venue = made(`${CALENDAR}/venues`, () => ({ venue: unique('Mill ') }))
const organizer = made(`${CALENDAR}/organizers`, () => ({ organizer: unique('Guild ') }))
const category = made(`${CALENDAR}/categories`, () => ({ name: unique('Music ') }))
const tag = made(`${CALENDAR}/tags`, () => ({ name: unique('Music ') }))
const post = made('/core/v2/posts', () => ({ title: unique('Harbor '), status: 'publish' }))

const record: Fixture = async (service) => {
  const { id } = await importTools(service).start()
  return { path: { id } }
}

const endedRecord: Fixture = async (service) => {
  const { id } = await importTools(service).start()
  await service.api.as('admin').post(`${IMPORTS}/${id}/cancel`)
  return { path: { id } }
}

const callback: Fixture = async (service) => {
  const { importId, hash, secret } = await importTools(service).start({}, 'admin')
  return {
    path: { import_id: importId },
    body: { batch_hash: hash },
    headers: (body) => ({ 'x-import-signature': signatureOf(body, secret) }),
  }
}

const ad: Fixture = async (service) => ({ query: { 'ad-id': await adTools(service).ad() } })

const ads: Fixture = async (service) => ({ body: { ad_id: [await adTools(service).ad()] } })

const shownAd: Fixture = async (service) => {
  const id = await adTools(service).ad()
  return { body: { ad_ids: [id], token: await tokenOf(service) }, headers: () => DESKTOP }
}

/** By the path of an operation, or by its name where it needs something of its own. */
export const fixtures: Readonly<Record<string, Fixture>> = {
  [`${CALENDAR}/events/{id}`]: event,
  [`${CALENDAR}/events/by-slug/{slug}`]: event,
  [`${CALENDAR}/event-previews/{id}`]: event,
  [`${CALENDAR}/venues/{id}`]: venue,
  [`${CALENDAR}/venues/by-slug/{slug}`]: venue,
  [`${CALENDAR}/organizers/{id}`]: organizer,
  [`${CALENDAR}/organizers/by-slug/{slug}`]: organizer,
  [`${CALENDAR}/categories/{id}`]: category,
  [`${CALENDAR}/tags/{id}`]: tag,
  '/cal/event-aggregator/v1/imports/{id}': record,
  '/cal/event-aggregator/v1/imports/{id}/run': endedRecord,
  '/cal/event-aggregator/v1/imports/{id}/cancel': record,
  '/cal/event-aggregator/v1/import/{import_id}/batch': callback,
  '/cal/event-aggregator/v1/import/{import_id}/state': callback,
  '/schema-output/posts/{id}': post,
  '/ads-route/get-ad-by-id': ad,
  '/ads-route/ad-more-action': ads,
  '/ads-route/ads-track': shownAd,
}
