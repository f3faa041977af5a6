import type { SiteSettings } from '../../site/settings.ts'
import { postFormats, supports, type ContentType } from '../content-types.ts'
import type { EntryInput } from './entry-input.ts'

/**
 * What the settings of the site say of a new item that does not say it itself
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
