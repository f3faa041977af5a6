/** What a write of one member changes of others by the rules of the interface, and nothing beyond. */

type Followers = Readonly<Record<string, readonly string[]>>

const TIMES_AS_META = [
  'meta._EventStartDate',
  'meta._EventEndDate',
  'meta._EventStartDateUTC',
  'meta._EventEndDateUTC',
] as const

const common: Followers = {
  // One moment in two zones; a date decides whether an item is out, and leaving drafts fixes it.
  date: ['date_gmt', 'date_utc', 'status'],
  date_gmt: ['date', 'status'],
  date_utc: ['date', 'status'],
  status: ['date', 'date_gmt', 'date_utc', 'slug'],
}

const byPath: Readonly<Record<string, Followers>> = {
  '/cal/events/v1/events/': { all_day: ['start_date', 'end_date'], start_date: ['recurrence'] },
  '/cal/events/v1/venues/': {
    country: ['stateprovince'],
    state: ['stateprovince'],
    province: ['stateprovince'],
  },
  // Whoever wrote a comment has a name and an address.
  '/core/v2/comments/': { author: ['author_name', 'author_email', 'author_url'] },
  // An item that points to something has its address and its title; it is placed in one menu.
  '/core/v2/menu-items/': {
    type: ['url', 'object', 'object_id', 'title'],
    object: ['url', 'title'],
    object_id: ['url', 'title'],
    menus: ['parent', 'menu_order'],
  },
  '/core/v2/cal_events/': {
    'meta._EventAllDay': TIMES_AS_META,
    'meta._EventTimezone': ['meta._EventStartDateUTC', 'meta._EventEndDateUTC'],
    'meta._EventStartDate': ['meta._EventStartDateUTC'],
    'meta._EventEndDate': ['meta._EventEndDateUTC'],
    'meta._EventStartDateUTC': ['meta._EventStartDate'],
    'meta._EventEndDateUTC': ['meta._EventEndDate'],
  },
}

const tableOf = <T>(tables: Readonly<Record<string, T>>, path: string): T | undefined =>
  Object.entries(tables).find(([prefix]) => path.startsWith(prefix))?.[1]

/** The members that may change when those are named, themselves included. */
export function followersOf(path: string, named: readonly string[]): ReadonlySet<string> {
  const own = tableOf(byPath, path) ?? {}
  return new Set(named.flatMap((name) => [name, ...(common[name] ?? []), ...(own[name] ?? [])]))
}

/** Arguments that name no member of the resource, or members that nobody may write. */
const idle: Readonly<Record<string, readonly string[]>> = {
  '/cal/events/v1/events/': ['password'],
  // A file has the status of what it belongs to.
  '/core/v2/media/': ['status', 'template'],
  '/core/v2/core_pattern_category/': ['parent'],
  '/core/v2/tags/': ['parent'],
  // No theme brings templates.
  '/core/v2/': ['template'],
  '/core/v2/comments/': ['type'],
  // A password is never shown, a name to sign in with never changed, and there is one locale.
  '/core/v2/users/': ['username', 'password', 'locale', 'app_id'],
  // Nobody takes rights from themselves here.
  '/core/v2/users/me': ['roles'],
  // The configuration has it.
  '/core/v2/settings': ['url'],
}

/** Whether no update ever writes the member. */
export const hasNoEffect = (path: string, name: string): boolean =>
  Object.entries(idle).some(([prefix, names]) => path.startsWith(prefix) && names.includes(name))
