/**
 * Sharing of revenue: whose publisher id units of the provider carry
 * (behaviour/ads.md#settings-of-ads).
 */
import type { AdSettings } from '../settings/ad-settings.ts'
import type { ShownPage } from '../rules/visibility.ts'

/** Whether anybody could ever get another publisher id than that of the unit. */
export const sharesRevenue = (settings: AdSettings): boolean =>
  settings.revenue_sharing_enabled &&
  settings.ad_author_revenue_per > 0 &&
  Object.keys(settings.author_publisher_ids).length > 0

/**
 * Whether a view of a page is one for the author: as many of all views as the author's share of both
 * shares together.
 *
 * @param chance from 0 up to and without 1
 */
export function isForAuthor(settings: AdSettings, chance: number): boolean {
  const { ad_owner_revenue_per: owner, ad_author_revenue_per: author } = settings
  return sharesRevenue(settings) && chance * (owner + author) < author
}

/** The publisher id of who wrote what a page shows; undefined for none. */
export function authorPublisher(settings: AdSettings, shown: ShownPage): string | undefined {
  if (shown.kind !== 'entry') return undefined
  const id = String(shown.entry.authorId)
  const known = settings.author_publisher_ids
  return Object.hasOwn(known, id) ? known[id] : undefined
}
