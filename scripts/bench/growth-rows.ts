import { COMMON_WORD, RARE_WORD, type GrowthFacts } from './growth-site.ts'

/** A list as the contract offers it, under an address that no other row has. */
export interface GrowthRow {
  readonly name: string
  readonly path: (facts: GrowthFacts) => string
}

const POSTS = '/api/core/v2/posts?per_page=10'
const PAGES = '/api/core/v2/pages?per_page=10'
const MEDIA = '/api/core/v2/media?per_page=10'
const COMMENTS = '/api/core/v2/comments?per_page=10'
const SEARCH = '/api/core/v2/search?per_page=10'
const EVENTS = '/api/cal/events/v1/events?per_page=10'
/** The seeded year, in the middle of which lists begin. */
const SUMMER = '&start_date=2027-06-01'

/** That page of a part of all posts, or one that a small site has. */
const page = (number: number, { posts }: GrowthFacts): string =>
  `&page=${Math.min(number, Math.ceil(posts / 150))}`

const row = (name: string, path: string | ((facts: GrowthFacts) => string)): GrowthRow => ({
  name,
  path: typeof path === 'string' ? () => path : path,
})

/** Every filter and order of a list that could take longer with more rows. */
export const growthRows: readonly GrowthRow[] = [
  row('posts, page 1', POSTS),
  row('posts, page 500', (f) => `${POSTS}${page(500, f)}`),
  row('posts, last page', ({ posts }) => `${POSTS}&page=${Math.floor(posts / 10)}`),
  row('posts, oldest first', `${POSTS}&order=asc`),
  row('posts by title', `${POSTS}&orderby=title`),
  row('posts by slug', `${POSTS}&orderby=slug`),
  row('posts by author', `${POSTS}&orderby=author`),
  row('posts by parent', `${POSTS}&orderby=parent`),
  row('posts by change', `${POSTS}&orderby=modified`),
  row('posts by id', `${POSTS}&orderby=id`),
  row('posts of a category', ({ categories }) => `${POSTS}&categories=${categories[0]}`),
  row(
    'posts of a category, page 20',
    (f) => `${POSTS}&categories=${f.categories[0]}${page(20, f)}`,
  ),
  row(
    'posts of a category, page 500',
    (f) => `${POSTS}&categories=${f.categories[0]}${page(500, f)}`,
  ),
  row(
    'posts of a category with those below',
    (f) => `${POSTS}&categories[terms]=${f.categories[0]}&categories[include_children]=true`,
  ),
  row('posts of a tag', ({ tags }) => `${POSTS}&tags=${tags[0]}`),
  row('posts of one of two categories', (f) => `${POSTS}&categories=${f.categories.join()}`),
  row(
    'posts of both of two categories',
    (f) => `${POSTS}&categories[terms]=${f.categories.join()}&categories[operator]=AND`,
  ),
  row('posts of a category and a tag', (f) => {
    return `${POSTS}&categories=${f.categories[0]}&tags=${f.tags[0]}`
  }),
  row('posts of a category or a tag', (f) => {
    return `${POSTS}&categories=${f.categories[0]}&tags=${f.tags[0]}&tax_relation=OR`
  }),
  row('posts without a category', (f) => `${POSTS}&categories_exclude=${f.categories[0]}`),
  row('posts of a category by an author', (f) => {
    return `${POSTS}&categories=${f.categories[0]}&author=${f.authorId}`
  }),
  row('posts of an author', ({ authorId }) => `${POSTS}&author=${authorId}`),
  row('posts of all but an author', ({ authorId }) => `${POSTS}&author_exclude=${authorId}`),
  row('posts after a date', `${POSTS}&after=2020-06-15T00:00:00`),
  row('posts between two dates', `${POSTS}&after=2020-06-15T00:00:00&before=2020-09-15T00:00:00`),
  row('posts changed after a date', `${POSTS}&modified_after=2025-12-01T00:00:00`),
  row('posts by id, some', ({ postIds }) => `${POSTS}&include=${postIds.join()}`),
  row('posts but some', ({ postIds }) => `${POSTS}&exclude=${postIds.join()}`),
  row('posts of a slug', ({ slug }) => `${POSTS}&slug=${slug}`),
  row('sticky posts', `${POSTS}&sticky=true`),
  row('posts that are not sticky', `${POSTS}&sticky=false`),
  row('search for a rare word', `${POSTS}&search=${RARE_WORD}`),
  row('search for a common word', `${POSTS}&search=${COMMON_WORD}`),
  row('search for two common words', `${POSTS}&search=quiet+${COMMON_WORD}`),
  row('search for a common word without another', `${POSTS}&search=${COMMON_WORD}+-quiet`),
  row('search of titles', `${POSTS}&search=${COMMON_WORD}&search_columns=post_title`),
  row('search of a category for a common word', ({ categories }) => {
    return `${POSTS}&search=${COMMON_WORD}&categories=${categories[0]}`
  }),
  row('search by relevance', `${POSTS}&search=${RARE_WORD}&orderby=relevance`),
  row('search by relevance for a common word', `${POSTS}&search=${COMMON_WORD}&orderby=relevance`),
  row('search of everything', `${SEARCH}&search=${RARE_WORD}`),
  row('search of everything for a common word', `${SEARCH}&search=${COMMON_WORD}`),
  row("the site's search page for a common word", `/?s=${COMMON_WORD}`),
  row('pages', PAGES),
  row('pages below one', ({ parentId }) => `${PAGES}&parent=${parentId}`),
  row('pages below none', `${PAGES}&parent=0`),
  row('pages by place', `${PAGES}&orderby=menu_order&order=asc`),
  row('files', MEDIA),
  row('pictures', `${MEDIA}&media_type=image`),
  row('search of files for a common word of posts', `${MEDIA}&search=${COMMON_WORD}`),
  row('files of a type', `${MEDIA}&mime_type=application/pdf`),
  row('comments', COMMENTS),
  row('comments of a post', ({ discussedId }) => `${COMMENTS}&post=${discussedId}`),
  row('events', `${EVENTS}${SUMMER}`),
  row('events, page 50', `${EVENTS}&start_date=2027-01-01&page=50`),
  row('events of a month', `${EVENTS}${SUMMER}&end_date=2027-06-30`),
  row('events still on', `${EVENTS}&ends_after=2027-06-15`),
  row('events of a category', ({ eventCategory }) => {
    return `${EVENTS}${SUMMER}&categories=${eventCategory}`
  }),
  row('events at a venue', ({ venueId }) => `${EVENTS}${SUMMER}&venue=${venueId}`),
  row('events of an organizer', (f) => `${EVENTS}${SUMMER}&organizer=${f.organizerId}`),
  row('featured events', `${EVENTS}${SUMMER}&featured=true`),
  row('search of events for a rare word', `${EVENTS}${SUMMER}&search=${RARE_WORD}`),
  row('search of events', `${EVENTS}${SUMMER}&search=${COMMON_WORD}`),
]
