/** The site's own configuration, as far as the service reads it (core-more.md 6). */
export interface SiteSettings {
  readonly title: string
  readonly description: string
  /** IANA name. */
  readonly timezone: string
  /** Term id of the category that posts get which have none. */
  readonly defaultCategory: number
  readonly postsPerPage: number
  /** 0 is Sunday. */
  readonly startOfWeek: number
  readonly language: string
  readonly adminEmail: string
}

/** The stored key of each setting, and what counts while nothing is stored. */
const STORED = {
  title: { key: 'title', fallback: 'Almanac' },
  description: { key: 'description', fallback: '' },
  timezone: { key: 'timezone', fallback: 'UTC' },
  defaultCategory: { key: 'default_category', fallback: 1 },
  postsPerPage: { key: 'posts_per_page', fallback: 10 },
  startOfWeek: { key: 'start_of_week', fallback: 1 },
  language: { key: 'language', fallback: 'en_US' },
  adminEmail: { key: 'email', fallback: '' },
} as const satisfies {
  [Name in keyof SiteSettings]: { key: string; fallback: SiteSettings[Name] }
}

/** Typed settings from the stored values; a stored value of a wrong type counts as absent. */
export function readSettings(stored: ReadonlyMap<string, unknown>): SiteSettings {
  return Object.fromEntries(
    Object.entries(STORED).map(([name, { key, fallback }]) => {
      const value = stored.get(key)
      return [name, typeof value === typeof fallback ? value : fallback]
    }),
  ) as unknown as SiteSettings
}
