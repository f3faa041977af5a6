import sharp from 'sharp'
import { updateSettings } from '../../../src/domain/site/update-settings.ts'
import type { Answer } from '../../support/api.ts'
import { startService, type ServiceOptions, type TestService } from '../../support/service.ts'

type Members = Readonly<Record<string, unknown>>

/** The present of the town: a Tuesday. */
const NOW = '2033-03-08T10:00:00Z'
const CALENDAR = '/cal/events/v1'

/** A calendar that people would look at, and the pages of some of it. */
export interface Town {
  readonly service: TestService
  /** Address of the calendar, without a slash at the end. */
  readonly events: string
  readonly concert: { readonly url: string; readonly id: number }
  readonly mill: { readonly url: string; readonly id: number }
  readonly choir: { readonly url: string }
  readonly locked: { readonly url: string }
  /** Makes something of the calendar in the name of an author, whose texts are cleaned, or of the editor. */
  make(
    what: 'events' | 'venues' | 'organizers',
    members: Members,
    role?: 'author' | 'editor',
  ): Promise<Answer['body']>
  close(): Promise<void>
}

/** Starts a site whose clock stands still, and fills a month of its calendar. */
export async function startTown(options: ServiceOptions = {}): Promise<Town> {
  const service = await startService({ clock: () => new Date(NOW), ...options })
  try {
    return await found(service)
  } catch (error) {
    await service.close()
    throw error
  }
}

async function found(service: TestService): Promise<Town> {
  const make: Town['make'] = async (what, members, role = 'editor') => {
    const answer = await service.api.as(role).post(`${CALENDAR}/${what}`, { body: members })
    if (answer.status !== 201) throw new Error(`${what} got ${answer.status}: ${answer.text}`)
    return answer.body
  }
  const enabledViews = ['list', 'month', 'day', 'week', 'summary'] as const
  await updateSettings(service.ctx, { title: 'Town of Millbrook', enabledViews }, () => undefined)
  const made = await fill(service, make)
  return { service, make, events: `${service.url}/events`, close: () => service.close(), ...made }
}

async function fill(
  service: TestService,
  make: Town['make'],
): Promise<Pick<Town, 'concert' | 'mill' | 'choir' | 'locked'>> {
  const mill = await make('venues', {
    venue: 'Old Mill',
    address: '12 River Road',
    city: 'Millbrook',
    zip: '05701',
    country: 'United States',
    phone: '+1 802 555 0117',
    website: 'https://mill.example/',
    show_map: 'true',
    description: '<p>A mill of 1794 with a hall for two hundred, beside the river.</p>',
  })
  const choir = await make('organizers', {
    organizer: 'Millbrook Choir',
    email: 'sing@choir.example',
    phone: '802 555 0142',
  })
  const category = await createCategory(service, 'Concerts')
  const picture = await upload(service)
  const at = (start: string, end: string, more: Members): Promise<Answer['body']> =>
    make('events', { start_date: start, end_date: end, ...more })
  await at('2033-02-25 19:00:00', '2033-02-25 21:00:00', { title: 'Lantern parade' })
  await at('2033-03-01 09:00:00', '2033-03-04 18:00:00', { title: 'Week of books' })
  await at('2033-03-08 18:00:00', '2033-03-08 19:30:00', {
    title: 'Council meeting',
    venue: mill.id,
  })
  const concert = await at('2033-04-16 19:30:00', '2033-04-16 22:00:00', {
    title: 'Spring concert',
    venue: mill.id,
    organizer: choir.id,
    categories: [category],
    cost: '12.50',
    website: 'https://choir.example/spring',
    image: picture,
    description: '<p>Songs of five centuries, with the Northern Lights Quartet.</p>',
  })
  await at('2033-03-10 10:00:00', '2033-03-16 20:00:00', {
    title: 'Crafts market on the square',
    featured: true,
  })
  await at('2033-03-11 10:00:00', '2033-03-13 18:00:00', {
    title: 'Exhibition: Maps of the valley',
  })
  await at('2033-03-12 00:00:00', '2033-03-12 23:59:59', { title: 'Clean-up day', all_day: true })
  await at('2033-03-12 15:00:00', '2033-03-12 16:30:00', {
    title: 'Choir rehearsal for those who have never sung in one before',
    venue: mill.id,
    organizer: choir.id,
    cost: 'Free',
    image: picture,
    excerpt: 'Come and sing with us, mulled wine afterwards.',
  })
  await at('2033-03-12 15:30:00', '2033-03-12 17:00:00', { title: 'Farmers’ market' })
  await at('2033-03-12 19:00:00', '2033-03-12 20:00:00', { title: 'Poetry by the fire' })
  await at('2033-03-12 20:00:00', '2033-03-13 01:00:00', { title: 'Dance until late' })
  await at('2033-03-12 21:00:00', '2033-03-12 22:00:00', { title: 'Night walk' })
  const locked = await at('2033-03-24 20:00:00', '2033-03-24 21:00:00', {
    title: 'Members’ evening',
    description: 'Behind the mill.',
  })
  await service.api
    .as('editor')
    .post(`/core/v2/cal_events/${locked.id}`, { body: { password: 'owl' } })
  return { concert, mill, choir, locked }
}

async function createCategory({ api }: TestService, name: string): Promise<number> {
  const { body } = await api.as('editor').post(`${CALENDAR}/categories`, { body: { name } })
  return body.id
}

/** The id as events take it. */
async function upload({ api }: TestService): Promise<string> {
  const picture = sharp({
    create: { width: 1200, height: 700, channels: 3, background: '#2a6f97' },
  })
  const { body } = await api.as('editor').post('/core/v2/media', {
    body: await picture.png().toBuffer(),
    headers: {
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename=hall.png',
    },
  })
  return String(body.id)
}
