import { ROLES } from '../../accounts/capabilities.ts'

export interface Chosen {
  readonly value: string
  readonly label?: string
}

export interface LocationSetting {
  readonly status?: boolean
  readonly ad?: string
}

/** The defaults (behaviour/ads.md#settings-of-ads). */
const defaults = {
  post_types: ['post', 'page'],
  visibility: { AppHome: true, AppCate: true, AppArch: true, AppTags: true } as {
    readonly AppHome?: boolean
    readonly AppCate?: boolean
    readonly AppArch?: boolean
    readonly AppTags?: boolean
  },
  quicktags: { QckTags: true } as { readonly QckTags?: boolean },
  QckTags: true,
  maxads: 100,
  RoleBasedAccess: [] as Chosen[],
  adsTxtEnabled: false,
  adsTxtText: '',
  ad_performance_tracking: false,
  ad_log: false,
  logging_toggle: 'off' as 'on' | 'off',
  report_logging: 'improved_v2' as const,
  reports_settings: true,
  exclude_admin_tracking: false,
  click_fraud_protection: false,
  allowed_click: 3,
  click_limit: 3,
  ban_duration: 7,
  multiUserValue: [] as Chosen[],
  multiTagsValue: [] as Chosen[],
  multiPluginsValue: [] as Chosen[],
  lazy_load_global: false,
  delay_ad_sec: false,
  ignoreShortcodeCond: false,
  location_settings: {} as Record<string, LocationSetting>,
  ad_blocker_support: false,
  notice_type: 'ad_blocker_message',
  notice_behaviour: 2,
  notice_bar: 2,
  notice_title: 'Ad blocker detected',
  notice_description: 'This site is paid for by ads. Please allow them here.',
  notice_txt_color: '#ffffff',
  notice_bg_color: '#1e73be',
  notice_btn_txt_color: '#ffffff',
  notice_btn_bg_color: '#f44336',
  notice_close_btn: true,
  btn_txt: 'Got it',
  revenue_sharing_enabled: false,
  ad_owner_revenue_per: 50,
  ad_author_revenue_per: 50,
  author_publisher_ids: {} as Record<string, string>,
  support_email: '',
  provider_client_id: '',
  provider_client_secret: '',
  provider_scope: '',
  provider_authorization_url: '',
  provider_token_url: '',
  provider_revoke_url: '',
  provider_api_url: '',
  provider_redirect_uri: '',
  provider_script_url: '',
  provider_manager_script_url: '',
}

export type AdMode = 'new' | 'old'

/** The ad settings with defaults applied, and any other stored members. */
export type AdSettings = Readonly<typeof defaults> & {
  readonly mode: AdMode
  readonly [name: string]: unknown
}

type Stored = Readonly<Record<string, unknown>>

/** Reads the stored settings, which were validated against the contract. */
export function readAdSettings(stored: Stored | undefined): AdSettings {
  return { ...defaults, mode: 'new', ...stored }
}

/** Secret members, masked in every response. */
const SECRETS = ['provider_client_secret'] as const

/** Hides all but the last four characters, and short values completely. */
function masked(secret: string): string {
  if (secret.length <= 8) return '*'.repeat(secret.length)
  return '*'.repeat(secret.length - 4) + secret.slice(-4)
}

/** Settings as responses show them. */
export function withoutSecrets(settings: AdSettings): AdSettings {
  const hidden = SECRETS.map((name) => [name, masked(settings[name])] as const)
  return { ...settings, ...Object.fromEntries(hidden) }
}

const computed = new Set([
  'ads',
  'mode',
  'auto_ads_get_post_types',
  'autoads_excl_user_roles',
  'license',
  'payment_page_status',
])
const NAME = /^[A-Za-z][A-Za-z0-9_]{0,63}$/

/**
 * Returns the settings to store after a change. Computed members are ignored, and so are secrets
 * sent back in their masked form.
 */
export function mergedSettings(stored: Stored, change: Stored): Stored {
  const given = Object.entries(change).filter(([name, value]) => {
    if (computed.has(name) || !NAME.test(name)) return false
    const isSecret = (SECRETS as readonly string[]).includes(name)
    const known = stored[name]
    return !(isSecret && typeof known === 'string' && value === masked(known))
  })
  return agreeing({ ...stored, ...Object.fromEntries(given) }, change)
}

/** Two pairs of members are synonyms; the one that was sent applies. */
function agreeing(merged: Stored, change: Stored): Stored {
  const pairs: Record<string, unknown> = {}
  const toggle = change['logging_toggle']
  if (typeof change['ad_log'] === 'boolean')
    pairs['logging_toggle'] = change['ad_log'] ? 'on' : 'off'
  else if (toggle !== undefined) pairs['ad_log'] = toggle === 'on'
  const quick = (change['quicktags'] as { QckTags?: boolean } | undefined)?.QckTags
  if (typeof change['QckTags'] === 'boolean') pairs['quicktags'] = { QckTags: change['QckTags'] }
  else if (quick !== undefined) pairs['QckTags'] = quick
  return { ...merged, ...pairs }
}

/** Members that are specific to one site: permissions, state, and user ids. */
const KEPT_HERE: ReadonlySet<string> = new Set(['RoleBasedAccess', 'mode', 'author_publisher_ids'])

/** Members that an export omits: site-specific ones, secrets, and the link to the provider. */
export function isExported(name: string): boolean {
  return !KEPT_HERE.has(name) && !name.startsWith('provider_')
}

export const namesRole = ({ value }: Chosen): boolean =>
  (ROLES as readonly string[]).includes(value)
