import type { components } from '../../../generated/ads-route/types.ts'
import type { AppContext } from '../../context.ts'
import { loadAdSettings } from '../../data/ads/stored-ad-settings.ts'
import { ROLES } from '../../domain/accounts/capabilities.ts'
import { readAdSettings, withoutSecrets } from '../../domain/ads/settings/ad-settings.ts'
import { adsByName } from '../../domain/ads/transfer/export.ts'
import { describedTypes } from '../../domain/content-types/described-types.ts'

/** The display name of a role. */
export const roleLabel = (role: string): string => role.charAt(0).toUpperCase() + role.slice(1)

/** Types whose items have pages, except files. */
export const placedTypes = describedTypes.filter(
  ({ viewable, name }) => viewable && name !== 'attachment',
)

/** All settings, including computed ones (behaviour/ads.md#settings-of-ads). */
export async function settingsView(ctx: AppContext): Promise<components['schemas']['AdSettings']> {
  const settings = withoutSecrets(readAdSettings(await loadAdSettings(ctx.database)))
  return {
    ...settings,
    ads: await adsByName(ctx),
    auto_ads_get_post_types: {
      none: 'Exclude nothing',
      ...Object.fromEntries(placedTypes.map(({ name }) => [name, name])),
    },
    autoads_excl_user_roles: {
      none: 'Exclude nothing',
      ...Object.fromEntries(ROLES.map((role) => [role, roleLabel(role)])),
    },
    license: false,
    payment_page_status: '',
  }
}
