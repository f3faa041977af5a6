import { updateOperatorSettings } from '../../src/domain/calendar/update-operator-settings.ts'
import type { Answer, Client } from '../support/api.ts'
import type { TestService } from '../support/service.ts'
import { make, PATHS, type Kind, type World } from './world.ts'

/** Chooses, the same in every run of the same example. */
export interface Choices {
  /** One of the values, or another one each time. */
  readonly of: <T>(values: readonly T[]) => T
  readonly number: number
}

interface Desk extends Choices {
  readonly client: Client
  readonly world: World
  /** For what only operators write. */
  readonly site: TestService['ctx']
}

type Written = Pick<Answer, 'status' | 'text'>

/** A change of one thing: its kind, and what it may be sent. */
type Bodies = Readonly<Partial<Record<Kind, (desk: Desk) => object>>>

const WORDS = ['Ships', 'Harbor', 'Fish', 'Race', 'Quay'] as const
const title = ({ of, number }: Choices): string => `${of(WORDS)} ${of(WORDS)} ${number % 7}`
const oneOf = ({ of, world }: Desk, kind: Kind): number => of(world[kind])
const some = (desk: Desk, kind: Kind): number[] =>
  desk.of([[], [oneOf(desk, kind)], [oneOf(desk, kind), oneOf(desk, kind)]])

const entry = (desk: Desk): object =>
  desk.of([
    { title: title(desk) },
    { title: title(desk) },
    { content: `<p>${title(desk)}</p>` },
    { content: `<p>x</p><!-- wp:block {"ref":${oneOf(desk, 'blocks')}} /-->` },
    { excerpt: title(desk) },
    { slug: desk.of(WORDS).toLowerCase() },
    { status: desk.of(['publish', 'draft', 'private', 'pending']) },
    { status: 'publish' },
    { status: 'publish', password: desk.of(['', 'secret']) },
    { date: `202${desk.of([1, 4, 6])}-0${1 + (desk.number % 9)}-01T10:00:00` },
    { author: oneOf(desk, 'users') },
    { featured_media: oneOf(desk, 'media') },
    { comment_status: desk.of(['open', 'closed']) },
  ])

const CHANGES: Bodies = {
  posts: (desk) =>
    desk.of<object>([
      entry(desk),
      entry(desk),
      { categories: some(desk, 'categories') },
      { tags: some(desk, 'tags') },
      { sticky: desk.of([true, false]) },
      { format: desk.of(['standard', 'aside']) },
    ]),
  pages: (desk) =>
    desk.of<object>([
      entry(desk),
      { parent: oneOf(desk, 'pages') },
      { menu_order: desk.number % 5 },
    ]),
  media: (desk) =>
    desk.of<object>([
      { title: title(desk) },
      { alt_text: title(desk) },
      { post: oneOf(desk, 'posts') },
    ]),
  categories: (desk) =>
    desk.of<object>([
      { name: title(desk) },
      { description: title(desk) },
      { parent: desk.of([0, oneOf(desk, 'categories')]) },
    ]),
  tags: (desk) => desk.of<object>([{ name: title(desk) }, { slug: title(desk).toLowerCase() }]),
  comments: (desk) =>
    desk.of<object>([
      { status: desk.of(['approved', 'hold', 'spam', 'trash']) },
      { status: 'approved' },
      { content: title(desk) },
      { post: oneOf(desk, 'posts') },
    ]),
  blocks: entry,
  navigation: entry,
  menus: (desk) => ({ name: title(desk) }),
  items: (desk) => desk.of<object>([{ title: title(desk) }, { menu_order: 1 + (desk.number % 3) }]),
  events: (desk) =>
    desk.of<object>([
      { title: title(desk) },
      { start_date: `2027-06-1${desk.number % 9} 18:00:00`, end_date: `2027-06-19 22:00:00` },
      { venue: oneOf(desk, 'venues') },
      { organizer: oneOf(desk, 'organizers') },
      { categories: some(desk, 'eventCategories') },
      { tags: some(desk, 'tags') },
      { status: desk.of(['publish', 'draft']) },
      { featured: desk.of([true, false]) },
      { hide_from_listings: desk.of([true, false]) },
      { image: String(oneOf(desk, 'media')) },
    ]),
  venues: (desk) => desk.of<object>([{ venue: title(desk) }, { city: title(desk) }]),
  organizers: (desk) =>
    desk.of<object>([{ organizer: title(desk) }, { website: 'https://a.example' }]),
  eventCategories: (desk) => ({ name: title(desk) }),
  users: (desk) => desk.of<object>([{ name: title(desk) }, { description: title(desk) }]),
}

const CREATIONS: Bodies = {
  posts: (desk) => ({
    title: title(desk),
    status: desk.of(['publish', 'publish', 'draft']),
    categories: some(desk, 'categories'),
    tags: some(desk, 'tags'),
  }),
  pages: (desk) => ({ title: title(desk), status: 'publish', parent: oneOf(desk, 'pages') }),
  media: () => ({}),
  categories: (desk) => ({ name: title(desk), parent: oneOf(desk, 'categories') }),
  tags: (desk) => ({ name: title(desk) }),
  comments: (desk) => ({
    post: oneOf(desk, 'posts'),
    content: `${title(desk)} ${desk.number}`,
    parent: desk.of([0, oneOf(desk, 'comments')]),
    status: desk.of(['approved', 'hold']),
  }),
  items: (desk) => ({
    menus: oneOf(desk, 'menus'),
    type: 'post_type',
    object: 'post',
    object_id: oneOf(desk, 'posts'),
    title: '',
  }),
  events: (desk) => ({
    title: title(desk),
    start_date: `2027-06-1${desk.number % 9} 09:00:00`,
    end_date: `2027-06-1${desk.number % 9} 10:00:00`,
    venue: { venue: title(desk) },
    categories: some(desk, 'eventCategories'),
  }),
}

const SETTINGS = (desk: Desk): object =>
  desk.of<object>([
    { title: title(desk) },
    { site_logo: oneOf(desk, 'media') },
    { custom_css: `h1 { order: ${desk.number % 3} }` },
    { posts_per_page: 3 + (desk.number % 4) },
    { description: title(desk) },
    { timezone: desk.of(['UTC', 'Europe/Berlin', 'UTC-5']) },
    { language: desk.of(['en_US', 'de_DE', 'fr_FR']) },
    { date_format: desk.of(['F j, Y', 'Y-m-d']), time_format: desk.of(['g:i a', 'H:i']) },
    { start_of_week: desk.number % 7, use_smilies: desk.of([true, false]) },
    { default_category: oneOf(desk, 'categories') },
    { default_comment_status: desk.of(['open', 'closed']), default_post_format: '0' },
    { show_on_front: 'page', page_on_front: oneOf(desk, 'pages') },
    { show_on_front: 'posts' },
  ])

async function changeOperatorSettings(desk: Desk): Promise<Written> {
  const flag = desk.of([true, false])
  const change = desk.of([
    { publicMenus: flag },
    { multiDayCutoff: desk.of(['00:00', '05:00']) },
    { allowAnonymousComments: flag },
    { timezoneMode: desk.of(['event', 'site']) },
    { showTimezone: flag },
    { eventsPerPage: 2 + (desk.number % 4) },
    { monthEventsPerDay: desk.of([-1, 1]) },
    { hideWeekends: flag },
    { showMaps: flag },
  ])
  await updateOperatorSettings(desk.site, change)
  return { status: 200, text: JSON.stringify(change) }
}

const kindsOf = (bodies: Bodies): Kind[] => Object.keys(bodies) as Kind[]

const change = (desk: Desk, kind: Kind): Promise<Answer> =>
  desk.client.post(`${PATHS[kind]}/${oneOf(desk, kind)}`, { body: CHANGES[kind]?.(desk) })

/** Ways to write, those that are used most most often. */
const WAYS: readonly ((desk: Desk) => Promise<Written>)[] = [
  (desk) => change(desk, 'posts'),
  (desk) => change(desk, 'posts'),
  (desk) => change(desk, desk.of(kindsOf(CHANGES))),
  (desk) => change(desk, desk.of(kindsOf(CHANGES))),
  (desk) => change(desk, desk.of(kindsOf(CHANGES))),
  (desk) => {
    const kind = desk.of(kindsOf(CREATIONS))
    return make(desk.client, desk.world, kind, CREATIONS[kind]?.(desk) ?? {})
  },
  (desk) => {
    const kind = desk.of(kindsOf(CHANGES))
    return desk.client.delete(`${PATHS[kind]}/${oneOf(desk, kind)}`, {
      query: { force: desk.of([true, false]), reassign: 1 },
    })
  },
  (desk) =>
    desk.client.post(`/core/v2/posts/${oneOf(desk, 'posts')}/autosaves`, {
      body: { content: title(desk) },
    }),
  (desk) => {
    const unsaved = `/cal/events/v1/event-previews/${oneOf(desk, 'events')}`
    return desk.number % 4 === 0
      ? desk.client.delete(unsaved)
      : desk.client.post(unsaved, { body: { title: title(desk), tags: [title(desk)] } })
  },
  (desk) => desk.client.post('/core/v2/settings', { body: SETTINGS(desk) }),
  changeOperatorSettings,
  (desk) =>
    desk.client.post('/batch/v1', {
      body: {
        validation: 'atomic',
        requests: [
          { path: `/core/v2/posts/${oneOf(desk, 'posts')}`, body: { title: title(desk) } },
          { path: `/core/v2/tags/${oneOf(desk, 'tags')}`, body: { description: title(desk) } },
        ],
      },
    }),
]

/** Writes something; what is refused has changed nothing. */
export async function write(
  { api, ctx: site }: TestService,
  world: World,
  choices: Choices,
): Promise<Written> {
  const desk = { ...choices, client: api.as('admin'), world, site }
  return choices.of(WAYS)(desk)
}
