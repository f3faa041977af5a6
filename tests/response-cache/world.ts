import type { Answer, Client, RequestOptions } from '../support/api.ts'

const empty = () => ({
  posts: [] as number[],
  pages: [] as number[],
  media: [] as number[],
  categories: [] as number[],
  tags: [] as number[],
  comments: [] as number[],
  blocks: [] as number[],
  navigation: [] as number[],
  menus: [] as number[],
  items: [] as number[],
  events: [] as number[],
  venues: [] as number[],
  organizers: [] as number[],
  eventCategories: [] as number[],
  users: [] as number[],
})

/** Ids of what writes are about, by kind; those of what has been deleted stay. */
export type World = Readonly<ReturnType<typeof empty>>
export type Kind = keyof World

/** Where things of each kind are written. */
export const PATHS: Readonly<Record<Kind, string>> = {
  posts: '/core/v2/posts',
  pages: '/core/v2/pages',
  media: '/core/v2/media',
  categories: '/core/v2/categories',
  tags: '/core/v2/tags',
  comments: '/core/v2/comments',
  blocks: '/core/v2/blocks',
  navigation: '/core/v2/navigation',
  menus: '/core/v2/menus',
  items: '/core/v2/menu-items',
  events: '/cal/events/v1/events',
  venues: '/cal/events/v1/venues',
  organizers: '/cal/events/v1/organizers',
  eventCategories: '/cal/events/v1/categories',
  users: '/core/v2/users',
}

/** The smallest PNG there is: one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const picture: RequestOptions = {
  body: Buffer.from(PIXEL, 'base64'),
  headers: { 'content-type': 'image/png', 'content-disposition': 'attachment; filename=a.png' },
}

/** Makes one thing, and notes its id. */
export async function make(
  client: Client,
  world: World,
  kind: Kind,
  body: object,
): Promise<Answer> {
  const answer = await client.post(PATHS[kind], kind === 'media' ? picture : { body })
  if (answer.status === 201) world[kind].push(answer.body.id as number)
  return answer
}

/** A small site with one thing of each kind at least, tied to each other in many ways. */
export async function createWorld(client: Client): Promise<World> {
  const world = empty()
  const add = async (kind: Kind, body: object): Promise<number> => {
    const answer = await make(client, world, kind, body)
    if (answer.status !== 201) throw new Error(`No ${kind}: ${answer.status} ${answer.text}`)
    return answer.body.id as number
  }
  const top = await add('categories', { name: 'Harbor' })
  const below = await add('categories', { name: 'Quay', parent: top })
  await add('categories', { name: 'Town' })
  const tags = [await add('tags', { name: 'boats' }), await add('tags', { name: 'fish' })]
  const pictures = [await add('media', {}), await add('media', {})]
  const block = await add('blocks', { title: 'Notice', content: '<p>Open.</p>', status: 'publish' })
  for (const [number, categories] of [[top], [below], [below, top], []].entries()) {
    await add('posts', {
      title: `Ships arrive ${number}`,
      content: `<p>Words ${number}</p>${number === 0 ? `<!-- wp:block {"ref":${block}} /-->` : ''}`,
      status: 'publish',
      categories,
      tags: tags.slice(number % 2),
      comment_status: 'open',
      featured_media: pictures[number] ?? 0,
    })
  }
  await add('posts', { title: 'Unfinished', status: 'draft' })
  const page = await add('pages', { title: 'About', status: 'publish' })
  const child = await add('pages', { title: 'Team', status: 'publish', parent: page })
  await add('pages', { title: 'Crew', status: 'publish', parent: child })
  const [post = 0] = world.posts
  const comment = await add('comments', { post, content: 'Well said', status: 'approved' })
  await add('comments', { post, content: 'Indeed', parent: comment, status: 'approved' })
  await add('navigation', { title: 'Main', status: 'publish', content: '' })
  const menu = await add('menus', { name: 'Main menu', locations: ['primary'] })
  await add('items', { menus: menu, type: 'post_type', object: 'page', object_id: page, title: '' })
  const [site_logo = 0] = pictures
  await client.post('/core/v2/settings', { body: { site_logo } })
  const venue = await add('venues', { venue: 'Pier', city: 'Orlahaven' })
  const organizer = await add('organizers', { organizer: 'Crew' })
  const category = await add('eventCategories', { name: 'Regatta' })
  for (const day of [11, 12, 13]) {
    await add('events', {
      title: `Race ${day}`,
      start_date: `2027-06-${day} 19:00:00`,
      end_date: `2027-06-${day} 22:00:00`,
      categories: [category],
      venue,
      organizer,
    })
  }
  const person = { email: 'ada@example.org', password: 'Heron-7-pier!', name: 'Ada' }
  await add('users', { ...person, username: 'ada', roles: ['author'] })
  return world
}
