/** What the operations that update something are tried on, and what no schema says of their members. */
import { createUser } from '../support/accounts.ts'
import type { Actor } from '../support/api.ts'
import { createFactories, unique } from '../support/factories.ts'
import type { TestService } from '../support/service.ts'
import { png } from '../media/support/files.ts'
import { upload } from '../media/support/upload.ts'

/** A resource that can be read and updated at one address. */
export interface Updated {
  readonly address: string
  readonly asker: Actor
}

/** Values that say something, by the name of the member; ids are of things that exist. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

export interface Surroundings {
  /** Makes what an operation updates. */
  make(path: string): Promise<Updated>
  /** Values of members without a schema, at that path. */
  valuesAt(path: string): KnownValues
}

const linkItem = () => ({ title: unique(), url: 'https://one.example/' })

const two = async (one: () => Promise<number>): Promise<number[]> => [await one(), await one()]

const item = (): object => ({
  name: unique(),
  title: unique(),
  content: unique(),
  status: 'publish',
})

const DATES = ['2020-01-02T03:04:05', '2021-06-07T08:09:10']
const TIMES = {
  start: ['2033-05-05 19:30:00', '2033-05-06 08:00:00'],
  end: ['2033-05-06 21:00:00', '2033-05-07 10:00:00'],
}

export async function createSurroundings(service: TestService): Promise<Surroundings> {
  const { api, ctx } = service
  const make = createFactories(api)
  const admin = api.as('admin')
  const created = async (path: string, body: object): Promise<number> => {
    const answer = await admin.post(path, { body })
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${answer.text}`)
    return Number(answer.body.id)
  }
  const picture = async (): Promise<number> =>
    (await upload(service, await png(), { asker: 'admin' })).body.id
  const named = (path: string) => () => created(path, { name: unique() })
  const post = async () => (await make.post()).id

  const pictures = await two(picture)
  const categories = await two(named('/core/v2/categories'))
  const tags = await two(named('/core/v2/tags'))
  const eventCategories = await two(named('/core/v2/cal_events_cat'))
  const patternCategories = await two(named('/core/v2/core_pattern_category'))
  const menus = await two(named('/core/v2/menus'))
  const pages = await two(async () => (await make.page()).id)
  const posts = await two(post)
  const comment = () => created('/core/v2/comments', { post: posts[0], content: unique('Words ') })
  const comments = await two(comment)
  const venues = await two(() => created('/cal/events/v1/venues', { venue: unique() }))
  const organizers = await two(() => created('/cal/events/v1/organizers', { organizer: unique() }))
  const menuItems = await two(() => created('/core/v2/menu-items', linkItem()))
  const authors = [service.credentials.editor.id, service.credentials.author.id]

  const common: KnownValues = {
    date: DATES,
    date_gmt: DATES,
    date_utc: DATES,
    author: authors,
    featured_media: pictures,
    image: pictures.map(String),
    status: ['publish', 'draft', 'private', 'pending'],
    slug: ['heron', 'reed-warbler'],
    title: ['Heron', 'Reed warbler'],
    template: [''],
    timezone: ['Europe/Berlin', 'Asia/Tokyo'],
    start_date: TIMES.start,
    end_date: TIMES.end,
    cost: ['5', '10-25'],
    website: ['https://one.example/', 'https://two.example/'],
    url: ['https://one.example/', 'https://two.example/'],
    author_url: ['https://one.example/', 'https://two.example/'],
    email: [`${unique()}@example.org`, `${unique()}@example.org`],
    author_email: ['one@example.org', 'two@example.org'],
    author_ip: ['192.0.2.1', '192.0.2.2'],
    categories: [categories, categories.slice(0, 1)],
    tags: [tags, tags.slice(0, 1)],
    cal_events_cat: [eventCategories, eventCategories.slice(0, 1)],
    core_pattern_category: [patternCategories, patternCategories.slice(0, 1)],
    venue: [venues.slice(0, 1), venues.slice(1)],
    organizer: [organizers, organizers.slice(0, 1)],
    recurrence: [{ rrule: 'FREQ=DAILY;COUNT=3' }, { rrule: 'FREQ=WEEKLY;COUNT=2' }],
    menus,
    locations: [['primary'], ['footer'], []],
    post: posts,
    'meta._EventStartDate': TIMES.start,
    'meta._EventEndDate': TIMES.end,
    'meta._EventStartDateUTC': ['2033-05-05 12:00:00'],
    'meta._EventEndDateUTC': ['2033-05-08 12:00:00'],
    'meta._EventTimezone': ['Europe/Berlin', 'Asia/Tokyo'],
    'meta._EventURL': ['https://one.example/', 'https://two.example/'],
    'meta._VenueURL': ['https://one.example/', 'https://two.example/'],
    'meta._OrganizerWebsite': ['https://one.example/', 'https://two.example/'],
    'meta._EventCurrencyPosition': ['prefix', 'suffix'],
    'meta._EventVenueID': [venues.slice(0, 1), venues.slice(1)],
    'meta._EventOrganizerID': [organizers, organizers.slice(0, 1)],
  }
  const parents: KnownValues = {
    '/core/v2/pages/': pages,
    '/core/v2/categories/': categories,
    '/core/v2/cal_events_cat/': eventCategories,
    '/cal/events/v1/categories/': eventCategories,
    '/core/v2/menu-items/': [...menuItems, 0],
    '/core/v2/comments/': [...comments, 0],
  }
  const own: Readonly<Record<string, KnownValues>> = {
    '/cal/events/v1/events/': { categories: [eventCategories, eventCategories.slice(0, 1)] },
    '/cal/events/v1/venues/': { venue: ['Barn', 'Mill'] },
    '/cal/events/v1/organizers/': { organizer: ['Choir', 'Guild'] },
    '/core/v2/comments/': { status: ['approved', 'hold'] },
    '/core/v2/menu-items/': { type: ['post_type', 'custom'], object: ['post'], object_id: posts },
    '/core/v2/users/': {
      roles: [['editor'], ['author']],
      'meta.persisted_preferences': [{ core: { tour: true } }, { core: { tour: false } }],
    },
    '/core/v2/users/me': { roles: [['administrator']] },
    '/core/v2/webhooks/': {
      events: [['post.*'], ['event.published', 'term.*']],
      types: [['post'], ['cal_events', 'category']],
      terms: [categories, tags],
      status: ['active', 'paused'],
    },
    '/core/v2/settings': {
      default_category: categories,
      page_on_front: pages,
      page_for_posts: pages,
      site_logo: pictures,
      site_icon: pictures,
      custom_css: ['', 'h1 { color: teal }'],
      show_api_links: [true, false],
      language: ['', 'de_DE'],
      date_format: ['Y-m-d', 'F j, Y'],
      time_format: ['H:i', 'g:i a'],
    },
  }
  const event = () => ({
    title: unique(),
    slug: unique(),
    website: 'https://zero.example/',
    start_date: TIMES.start[0],
    end_date: TIMES.end[0],
  })
  /** What is sent to make one; a title and a name make anything else. */
  const bodies: Readonly<Record<string, () => object>> = {
    '/cal/events/v1/events': event,
    '/cal/events/v1/venues': () => ({ venue: unique() }),
    '/cal/events/v1/organizers': () => ({ organizer: unique() }),
    '/core/v2/menu-items': linkItem,
    '/core/v2/webhooks': () => ({ url: 'https://zero.example/', events: ['*'] }),
    '/core/v2/users': () => ({
      username: unique(),
      email: `${unique()}@example.org`,
      password: unique('pass-'),
    }),
  }

  const idOf = async (collection: string): Promise<number> => {
    if (collection === '/core/v2/media') return picture()
    if (collection === '/core/v2/comments') return comment()
    return created(collection, (bodies[collection] ?? item)())
  }

  return {
    async make(path) {
      const asker = 'admin'
      if (path.endsWith('/users/me')) {
        const login = unique('user')
        const { applicationPassword } = await createUser(ctx, { login, role: 'administrator' })
        return { address: path, asker: { user: login, pass: applicationPassword } }
      }
      if (path.includes('{uuid}')) {
        const user = await idOf('/core/v2/users')
        const passwords = path.replace('{user_id}', String(user)).replace('/{uuid}', '')
        const { body } = await admin.post(passwords, { body: { name: unique() } })
        return { address: `${passwords}/${body.uuid}`, asker }
      }
      if (!path.includes('{')) return { address: path, asker }
      const collection = path.slice(0, path.indexOf('/{')).replace('/by-slug', '')
      const id = await idOf(collection)
      if (!path.includes('{slug}')) return { address: `${collection}/${id}`, asker }
      const { body } = await admin.get(`${collection}/${id}`)
      return { address: `${collection}/by-slug/${body.slug}`, asker }
    },
    valuesAt(path) {
      const of = <T>(table: Readonly<Record<string, T>>): T[] =>
        Object.entries(table).flatMap(([prefix, value]) => (path.startsWith(prefix) ? [value] : []))
      const [parent] = of(parents)
      const tables = [common, ...of(own), parent === undefined ? {} : { parent }]
      return Object.fromEntries(tables.flatMap((table) => Object.entries(table)))
    },
  }
}
