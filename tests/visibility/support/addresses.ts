import { loadGenerated, operationsIn } from '../../contract/contracts.ts'
import { bases, type Planted } from './planted.ts'
import { COMMON } from './tokens.ts'

/** Paths of the contract that can be read. */
export async function readablePaths(): Promise<string[]> {
  const contracts = await loadGenerated()
  return contracts
    .flatMap(operationsIn)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path)
}

/** Uses a service of its own, so that stored content is unaffected. */
const OUTSIDE = /^\/(?:site-health|block-editor\/v1\/url-details|oembed\/1\.0\/proxy)/

/** Which part of the ids is tried on paths of other types: all of them on all would take minutes. */
export interface Share {
  readonly index: number
  readonly of: number
}

/** The start of the paths whose ids those are. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  cal_events: ['/core/v2/cal_events/', '/cal/events/v1/events/', '/schema-output/'],
  cal_venue: ['/core/v2/cal_venue/', '/cal/events/v1/venues/', '/schema-output/'],
  cal_organizer: ['/core/v2/cal_organizer/', '/cal/events/v1/organizers/', '/schema-output/'],
}

const under = (kind: string, ids: readonly number[]) =>
  ids.map((id) => [id, FOLDERS[kind] ?? [`/core/v2/${kind}/`, '/schema-output/']] as const)

function startsOf(planted: Planted): ReadonlyMap<number, readonly string[]> {
  const each = ({ base, id }: { readonly base: string; readonly id: number }) => under(base, [id])
  return new Map([
    ...planted.entries.flatMap(each),
    ...planted.tied.flatMap(each),
    ...planted.terms.flatMap(each),
    ...under('media', planted.media),
    ...under('comments', planted.comments),
    ...under('menu-items', planted.menuItems),
  ])
}

/**
 * The paths of the contract with everything that was planted put into them: each id into the paths
 * of its own type, and a share of them into those of all others, because an id of another type must
 * not open a door either.
 */
export function addressesOf(
  paths: readonly string[],
  planted: Planted,
  { index, of }: Share,
): string[] {
  const ids = [...startsOf(planted)]
  const slugs = [...new Set(planted.entries.map(({ slug }) => slug).filter((slug) => slug !== ''))]
  return paths
    .filter((path) => !OUTSIDE.test(path))
    .flatMap((path) => {
      if (path.includes('{parent}') && path.includes('{id}')) {
        return planted.revisions
          .filter(({ base, id }) => path.startsWith(`/core/v2/${base}/`) || id % of === index)
          .map(({ parent, id }) =>
            path.replace('{parent}', String(parent)).replace('{id}', String(id)),
          )
      }
      if (path.includes('{slug}')) return slugs.map((slug) => path.replace('{slug}', slug))
      if (/\{(?:id|parent|user_id)\}/.test(path)) {
        return ids
          .filter(
            ([id, starts]) => id % of === index || starts.some((start) => path.startsWith(start)),
          )
          .map(([id]) => filled(path.replace(/\{(?:id|parent|user_id)\}/, String(id))))
      }
      return [filled(path)]
    })
}

export const idsOf = (planted: Planted): number[] => [...startsOf(planted).keys()]

const SAMPLES: Readonly<Record<string, string>> = {
  type: 'post',
  status: 'publish',
  taxonomy: 'category',
  namespace: 'core',
  name: 'latest-posts',
  location: 'primary',
  import_id: 'x',
  uuid: '9f1a3c52-0b7e-4d6a-8c1f-2e5b7a9d0c34',
}

const filled = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => SAMPLES[name] ?? '1')

/** Queries of lists: all that could show or find more. */
export const listQueries: readonly string[] = [
  '_embed=1&per_page=100',
  'context=embed&per_page=100&_embed=1',
  'context=edit&per_page=100',
  'status=any&per_page=100',
  'status=draft,pending,private,future,trash&per_page=100',
  `search=${COMMON}&per_page=100&_embed=1`,
  'orderby=title&order=asc&per_page=100',
  'include_hidden=1&hide_empty=0&per_page=100',
  'start_date=2000-01-01&end_date=2200-01-01&per_page=50',
  'start_date=2000-01-01&end_date=2200-01-01&per_page=50&ical=1',
  `start_date=2000-01-01&end_date=2200-01-01&search=${COMMON}`,
]

/** Addresses of the site itself, by the month in which events were planted. */
export function siteAddresses(planted: Planted, month: string): string[] {
  const ids = idsOf(planted)
  const views = ['', 'list/', `month/${month}/`, `${month}-01/`, `week/${month}-01/`, 'summary/']
  return [
    '/',
    '/feed/',
    '/feed/atom/',
    `/?s=${COMMON}`,
    `/feed/?s=${COMMON}`,
    '/robots.txt',
    '/ads.txt',
    '/sitemap.xml',
    '/sitemaps/page-1.xml',
    '/sitemaps/post-1.xml',
    '/sitemaps/cal_events-1.xml',
    '/sitemaps/cal_venue-1.xml',
    '/sitemaps/cal_organizer-1.xml',
    '/sitemaps/category-1.xml',
    '/sitemaps/post_tag-1.xml',
    '/sitemaps/cal_events_cat-1.xml',
    '/sitemaps/author-1.xml',
    '/category/uncategorized/',
    '/category/uncategorized/feed/',
    '/author/admin/',
    '/author/admin/feed/',
    '/events/feed/',
    '/events/feed/atom/',
    '/events/ical/',
    '/events/?ical=1',
    ...views.flatMap((view) => [`/events/${view}`, `/events/${view}?cal-bar-search=${COMMON}`]),
    ...ids.flatMap((id) => [`/?p=${id}`, `/?p=${id}&preview=true`, `/embed/${id}/`]),
    ...planted.entries.flatMap(({ slug }) =>
      slug === ''
        ? []
        : [
            `/${slug}/`,
            `/${slug}/feed/`,
            `/event/${slug}/`,
            `/event/${slug}/?ical=1`,
            `/event/${slug}/ical/`,
            `/venue/${slug}/`,
            `/venue/${slug}/?ical=1`,
            `/organizer/${slug}/`,
            `/media/${slug}/`,
          ],
    ),
  ]
}

/** Requests of the interface that name an entry by an address of the site. */
export function embedAddresses(planted: Planted, site: string): string[] {
  const ids = idsOf(planted)
  const views = ['/events/', '/events/month/', '/events/summary/']
  return [
    ...ids.map((id) => `/oembed/1.0/embed?url=${encodeURIComponent(`${site}/?p=${id}`)}`),
    ...planted.entries.map(
      ({ slug }) => `/oembed/1.0/embed?url=${encodeURIComponent(`${site}/${slug}/`)}`,
    ),
    ...views.map((view) => `/cal/views/v2/html?url=${encodeURIComponent(site + view)}`),
    ...bases.map((base) => `/core/v2/search?search=${COMMON}&subtype=${base}`),
  ]
}
