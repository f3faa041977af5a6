/**
 * Revenue sharing: whose publisher id provider units carry
 * (behaviour/ads.md#settings-of-ads).
 */
import type { AdSettings } from '../settings/ad-settings.ts'
import type { ShownPage } from '../rules/visibility.ts'

/** Whether any visitor could get a publisher id other than the unit's. */
export const sharesRevenue = (settings: AdSettings): boolean =>
  settings.revenue_sharing_enabled &&
  settings.ad_author_revenue_per > 0 &&
  Object.keys(settings.author_publisher_ids).length > 0

/**
 * Whether a page view is credited to the author, in proportion to the author's part of both shares.
 *
 * @param chance in [0, 1)
 */
export function isForAuthor(settings: AdSettings, chance: number): boolean {
  const { ad_owner_revenue_per: owner, ad_author_revenue_per: author } = settings
  return sharesRevenue(settings) && chance * (owner + author) < author
}

/** The publisher id of the page's author; undefined if there is none. */
export function authorPublisher(settings: AdSettings, shown: ShownPage): string | undefined {
  if (shown.kind !== 'entry') return undefined
  const id = String(shown.entry.authorId)
  const known = settings.author_publisher_ids
  return Object.hasOwn(known, id) ? known[id] : undefined
}
