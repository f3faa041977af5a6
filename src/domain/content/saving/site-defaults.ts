import type { SiteSettings } from '../../site/site-settings.ts'
import { postFormats, supports, type ContentType } from '../../content-types/content-types.ts'
import type { EntryInput } from './entry-input.ts'

/**
 * Fills in defaults for a new item from the settings of the site
 * (behaviour/site.md#settings). Types that are closed by default stay so.
 */
export function siteDefaults(
  type: ContentType,
  settings: Pick<SiteSettings, 'defaultCommentStatus' | 'defaultPingStatus' | 'defaultPostFormat'>,
): EntryInput {
  const format = postFormats.find((name) => name === settings.defaultPostFormat)
  return {
    ...(type.defaultCommentStatus === 'open' && { commentStatus: settings.defaultCommentStatus }),
    ...(type.defaultPingStatus === 'open' && { pingStatus: settings.defaultPingStatus }),
    ...(supports(type, 'formats') && format !== undefined && { format }),
  }
}
