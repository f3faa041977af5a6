import { operatorSettings, type OperatorSettings } from './operator-settings.ts'

/** The site's own configuration, as far as the service reads it (behaviour/site.md#settings). */
export interface SiteSettings extends OperatorSettings {
  /** Plain text. */
  readonly title: string
  readonly description: string
  readonly adminEmail: string
  /** IANA name, or an offset such as `UTC+5:30`. */
  readonly timezone: string
  readonly dateFormat: string
  readonly timeFormat: string
  /** 0 is Sunday. */
  readonly startOfWeek: number
  readonly language: string
  readonly useSmilies: boolean
  /** Term id of the default category of posts. */
  readonly defaultCategory: number
  /** '0' is the standard one. */
  readonly defaultPostFormat: string
  /** -1 for the maximum. */
  readonly postsPerPage: number
  readonly showOnFront: 'posts' | 'page'
  /** Ids of pages and media; 0 for none. */
  readonly pageOnFront: number
  readonly pageForPosts: number
  readonly defaultPingStatus: 'open' | 'closed'
  readonly defaultCommentStatus: 'open' | 'closed'
  readonly siteLogo: number
  readonly siteIcon: number
  /** Styles that pages have besides their own. */
  readonly customCss: string
  /** The footer of pages links to the API and its documents. */
  readonly showApiLinks: boolean
}

export type SettingName = Exclude<keyof SiteSettings, keyof OperatorSettings>

/** The stored key and the default of each setting. */
export const storedSettings = {
  title: { key: 'title', fallback: 'Almanac' },
  description: { key: 'description', fallback: '' },
  adminEmail: { key: 'email', fallback: '' },
  timezone: { key: 'timezone', fallback: 'UTC' },
  dateFormat: { key: 'date_format', fallback: 'F j, Y' },
  timeFormat: { key: 'time_format', fallback: 'g:i a' },
  startOfWeek: { key: 'start_of_week', fallback: 1 },
  language: { key: 'language', fallback: 'en_US' },
  useSmilies: { key: 'use_smilies', fallback: true },
  defaultCategory: { key: 'default_category', fallback: 1 },
  defaultPostFormat: { key: 'default_post_format', fallback: '0' },
  postsPerPage: { key: 'posts_per_page', fallback: 10 },
  showOnFront: { key: 'show_on_front', fallback: 'posts' },
  pageOnFront: { key: 'page_on_front', fallback: 0 },
  pageForPosts: { key: 'page_for_posts', fallback: 0 },
  defaultPingStatus: { key: 'default_ping_status', fallback: 'open' },
  defaultCommentStatus: { key: 'default_comment_status', fallback: 'open' },
  siteLogo: { key: 'site_logo', fallback: 0 },
  siteIcon: { key: 'site_icon', fallback: 0 },
  customCss: { key: 'custom_css', fallback: '' },
  showApiLinks: { key: 'show_api_links', fallback: false },
} as const satisfies {
  [Name in SettingName]: { key: string; fallback: SiteSettings[Name] }
}

/** The page size for -1. */
const FULL_PAGE = 100

/** How many posts a page lists. */
export function pageSize({ postsPerPage }: Pick<SiteSettings, 'postsPerPage'>): number {
  return postsPerPage > 0 ? postsPerPage : FULL_PAGE
}

interface StoredSetting<Value> {
  readonly key: string
  readonly fallback: Value
}

const settings: { readonly [Name in keyof SiteSettings]: StoredSetting<SiteSettings[Name]> } = {
  ...storedSettings,
  ...operatorSettings,
}

/** Reads typed settings from the stored values; a stored value of a wrong type is ignored. */
export const readSettings = (stored: ReadonlyMap<string, unknown>): SiteSettings =>
  valuesOf<SiteSettings>(settings, stored)

/**
 * The same settings, reporting the stored key of each that is read. A proxy, because an answer reads
 * a few of them: it takes half a microsecond, a getter for each setting takes 26.
 */
export const notedSettings = (values: SiteSettings, note: (key: string) => void): SiteSettings =>
  new Proxy(values, {
    get(target, name: keyof SiteSettings) {
      if (Object.hasOwn(settings, name)) note(settings[name].key)
      return target[name]
    },
  })

function valuesOf<Values>(
  table: { readonly [Name in keyof Values]: StoredSetting<Values[Name]> },
  stored: ReadonlyMap<string, unknown>,
): Values {
  const values: Partial<Values> = {}
  for (const name in table) {
    const { key, fallback } = table[name]
    const value = stored.get(key)
    values[name] = typeof value === typeof fallback ? (value as typeof fallback) : fallback
  }
  return values as Values
}
