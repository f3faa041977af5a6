import type { World } from './world.ts'

const POSTS = '/core/v2/posts'
const EVENTS = '/cal/events/v1/events'
const JUNE = 'start_date=2027-06-01&end_date=2027-06-30'

const items = (path: string, ids: readonly number[]): string[] => ids.map((id) => `${path}/${id}`)

/** Addresses below the root of the API, of what is there and of lists by all kinds of filters. */
export function apiAddresses(world: World): string[] {
  const [post = 0, second = 0] = world.posts
  const [category = 0, below = 0] = world.categories
  const [tag = 0] = world.tags
  const [event = 0] = world.events
  const [eventCategory = 0] = world.eventCategories
  const [venue = 0] = world.venues
  const [organizer = 0] = world.organizers
  const [user = 0] = world.users
  const [comment = 0] = world.comments
  const [page = 0, child = 0] = world.pages
  return [
    ...items(POSTS, world.posts),
    ...items('/core/v2/pages', world.pages),
    ...items('/core/v2/media', world.media),
    ...items('/core/v2/categories', world.categories),
    ...items('/core/v2/tags', world.tags),
    ...items('/core/v2/comments', world.comments),
    ...items('/core/v2/users', world.users),
    ...items(EVENTS, world.events),
    ...items('/core/v2/cal_events', world.events),
    `${POSTS}/${post}?_embed=1`,
    POSTS,
    `${POSTS}?per_page=2&page=2`,
    `${POSTS}?categories=${category}`,
    `${POSTS}?categories=${below}`,
    `${POSTS}?categories[terms]=${category}&categories[include_children]=true`,
    `${POSTS}?categories_exclude=${below}`,
    `${POSTS}?categories=${category}&tags=${tag}&per_page=2`,
    `${POSTS}?categories=${category},${below}&tax_relation=OR`,
    `${POSTS}?tags=${tag}&per_page=1`,
    `${POSTS}?tags_exclude=${tag}&_embed=1`,
    `${POSTS}?author=${user}`,
    `${POSTS}?author=1&per_page=2`,
    `${POSTS}?author=1&orderby=title&order=asc`,
    `${POSTS}?author=1&search=Ships`,
    `${POSTS}?author=${user}&categories_exclude=${category}`,
    `${POSTS}?author_exclude=${user}`,
    `${POSTS}?search=Ships`,
    `${POSTS}?search=Ships%20Fish&orderby=relevance`,
    `${POSTS}?search=Harbor&categories=${category}`,
    `${POSTS}?search=Ships%20-Fish`,
    `${POSTS}?search=%22Fish%20Race%22`,
    `${POSTS}?search=Qu`,
    `${POSTS}?search=q`,
    `${POSTS}?search=sse`,
    `${POSTS}?search=bor`,
    `${POSTS}?search=Race`,
    `${POSTS}?search=Harb`,
    `${POSTS}?search=3`,
    `${POSTS}?search=-Ships`,
    `${POSTS}?search=Fish&search_columns=post_title`,
    `${POSTS}?search=Race&orderby=title&order=asc`,
    `${POSTS}?search=Harbor%20-q&orderby=modified`,
    `${POSTS}?orderby=title&order=asc`,
    `${POSTS}?orderby=title&order=asc&per_page=1&page=2`,
    `${POSTS}?orderby=title&per_page=2&page=2`,
    `${POSTS}?orderby=modified`,
    `${POSTS}?orderby=slug&categories=${category}`,
    `${POSTS}?slug=ships-arrive-0`,
    `${POSTS}?sticky=true`,
    `${POSTS}?include=${post},${second}`,
    `${POSTS}?exclude=${post}`,
    `${POSTS}?after=2023-01-01T00:00:00`,
    `${POSTS}?before=2023-01-01T00:00:00`,
    `${POSTS}?modified_after=2026-01-01T00:00:00`,
    `${POSTS}?format=aside`,
    `${POSTS}?_fields=id,title&per_page=3`,
    '/core/v2/pages',
    `/core/v2/pages?parent=${page}`,
    `/core/v2/pages?parent_exclude=${page}&_embed=1`,
    '/core/v2/pages?orderby=menu_order&order=asc',
    `/core/v2/pages/${child}?_embed=1`,
    '/core/v2/media',
    `/core/v2/media?parent=${post}`,
    '/core/v2/media?media_type=image&search=a',
    '/core/v2/categories',
    '/core/v2/categories?hide_empty=true&orderby=count',
    `/core/v2/categories?post=${post}`,
    `/core/v2/categories?parent=${category}`,
    '/core/v2/tags?search=boat',
    `/core/v2/tags?post=${second}`,
    '/core/v2/comments',
    `/core/v2/comments?post=${post}&_embed=1`,
    '/core/v2/comments?search=said',
    `/core/v2/comments?post=${second}`,
    `/core/v2/comments?parent=${comment}&_embed=1`,
    `/core/v2/comments/${comment}?_embed=1`,
    '/core/v2/users',
    '/core/v2/users?has_published_posts=page',
    `/core/v2/search?search=Ships`,
    '/core/v2/search?search=Harbor&type=term',
    '/core/v2/search?search=&subtype=page',
    '/core/v2/types',
    '/core/v2/cal_events_cat',
    '/core/v2/cal_events',
    EVENTS,
    `${EVENTS}?${JUNE}`,
    `${EVENTS}?${JUNE}&per_page=1&page=2`,
    `${EVENTS}?${JUNE}&categories=${eventCategory}`,
    `${EVENTS}?${JUNE}&venue=${venue}`,
    `${EVENTS}?${JUNE}&organizer=${organizer}`,
    `${EVENTS}?${JUNE}&search=Race`,
    `${EVENTS}?${JUNE}&tags=${tag}`,
    `${EVENTS}?${JUNE}&featured=true`,
    '/cal/events/v1/venues',
    `/cal/events/v1/venues/${venue}`,
    `/cal/events/v1/venues?event=${event}`,
    '/cal/events/v1/organizers?search=Crew',
    `/cal/events/v1/organizers/${organizer}`,
    '/cal/events/v1/categories',
    '/cal/events/v1/tags',
    `/schema-output/posts/${post}`,
    `/schema-output/posts/${event}`,
    '/cal/views/v2/html?url=%2Fevents%2Fmonth%2F2027-06%2F',
    '/',
  ]
}

/** Addresses of the site itself: pages, feeds, maps. */
export function siteAddresses(world: World): string[] {
  const [post = 0] = world.posts
  const [page = 0] = world.pages
  const [category = 0] = world.categories
  return [
    '/',
    `/?p=${post}`,
    `/?page_id=${page}`,
    `/?cat=${category}`,
    '/?s=Ships',
    '/feed/',
    '/comments/feed/',
    '/category/harbor/feed/',
    '/tag/boats/feed/atom/',
    '/author/ada/feed/',
    '/feed/?s=Ships',
    '/events/2027-06-11/',
    '/events/list/?bar-date=2027-06-01',
    '/events/month/2027-06/',
    '/events/feed/',
    '/sitemap.xml',
    '/sitemaps/site-1.xml',
    '/sitemaps/page-1.xml',
    '/sitemaps/post-1.xml',
    '/sitemaps/cal_events-1.xml',
    '/sitemaps/cal_venue-1.xml',
    '/sitemaps/cal_organizer-1.xml',
    '/sitemaps/category-1.xml',
    '/sitemaps/post_tag-1.xml',
    '/sitemaps/cal_events_cat-1.xml',
    '/sitemaps/author-1.xml',
    '/robots.txt',
  ]
}
