/** The fields of ad units with their defaults (behaviour/ads.md). */
import type { AdUnitRow } from '../../../data/ads/unit-row.ts'
import type { Rule } from '../rules/rules.ts'
import type { TargetingKind } from '../rules/targeting.ts'
import type { VisibilityKind } from '../rules/visibility.ts'
import { isAdType, type AdType } from './ad-types.ts'

export interface AdChoice {
  readonly value: number
  readonly label?: string
}

export interface AdVariant {
  readonly position: string
  readonly ads_list: readonly AdChoice[]
}

export interface WeekdayChoice {
  readonly value: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
  readonly label?: string
}

const noPlaces: Rule<VisibilityKind>[] = []
const noTargets: Rule<TargetingKind>[] = []
const noDays: WeekdayChoice[] = []
const noAds: readonly AdChoice[] = []
const noVariants: readonly AdVariant[] = []

const withPosts = {
  type: { label: 'Post Type', value: 'post_type' },
  value: { label: 'post', value: 'post' },
} as const
const shownWithPosts: Rule<VisibilityKind>[] = [withPosts]

/** Fields of every unit; responses include all of them. */
const commonDefaults = {
  position: 'beginning_of_post',
  priority: 0,
  visibility_include: shownWithPosts,
  visibility_exclude: noPlaces,
  targeting_include: noTargets,
  targeting_exclude: noTargets,
  align: 3,
  margin: 0,
  margin_left: 0,
  margin_right: 0,
  margin_bottom: 0,
  padding: 0,
  padding_left: 0,
  padding_right: 0,
  padding_bottom: 0,
  ad_label_check: false,
  adlabel: 'above' as 'above' | 'below',
  ad_label_text: 'Advertisements',
  enabled_on_amp: true,
  check_lazy_load: false,
  check_lazy_load_delay: 3,
  add_url_nofollow: true,
  publish_date: '',
  check_exp_date: false,
  exp_date_from: '',
  exp_date_to: '',
  check_spec_day: false,
  set_spec_day: noDays,
  set_expiry_impression: false,
  expiry_impression: 0,
  set_expiry_clicks: false,
  expiry_clicks: 0,
  cls_btn: false,
  sticky_ad_show_hide: false,
  sticky_show_hide_txt: 'Slide Up',
  sticky_ad_anim: false,
  sticky_ad_anim_txt: 1000,
}

/** Fields of particular positions and types; responses include those that are stored. */
const ownDefaults = {
  paragraph_number: 1,
  ads_loop_number: 1,
  display_after_every: 0,
  repeat_paragraph: false,
  paragraph_limit: 0,
  insert_after: 1,
  exclude_from_class_id: '',
  enable_on_end_of_post: false,
  image_number: 1,
  image_caption: false,
  word_count_number: 100,
  after_the_percentage_value: 50,
  count_as_per: 'p_tag',
  enter_your_tag: '',
  after_id_name: '',
  after_class_name: '',
  after_customq_name: '',
  code: '',
  mobile_html_check: false,
  mob_code: '',
  image_src: '',
  image_redirect_url: '',
  image_width: 0,
  image_height: 0,
  banner_ad_width: 0,
  banner_ad_height: 0,
  mobile_image_check: false,
  image_mobile_src: '',
  mob_banner_ad_width: 300,
  mob_banner_ad_height: 300,
  data_ad_client: '',
  data_ad_slot: '',
  data_layout_key: '',
  provider_ad_type: 'display_ads',
  provider_type: 'normal',
  data_ad_width: 300,
  data_ad_height: 250,
  grid_data_ad_column: 0,
  grid_data_ad_row: 0,
  network_code: '',
  ad_unit_name: '',
  block_id: '',
  video_width: 350,
  video_height: 450,
  video_autoplay: false,
  video_ad_type: 'on_load',
  specific_time_interval_sec_video: 0,
  on_scroll_video_percentage: 0,
  ads_list: noAds,
  random_ads_list: noAds,
  refresh_type: 'on_load',
  refresh_type_interval_sec: 10,
  sort_type: 'random',
  num_ads_t_s: 1,
  ab_testing: noVariants,
  popup_type: 'load_popup_delay',
  specific_time_interval_sec: 0,
  on_scroll_popup_percentage: 0,
  popup_set_cookie_type: 'withoutcookieexp',
  pop_set_cookie_indays: 0,
  carousel_width: 450,
  carousel_height: 350,
  carousel_speed: 4,
  carousel_arrows: false,
  carousel_close: false,
  carousel_slides: 2,
  carousel_rndms: false,
  ad_space_banner_image_src: '',
}

const defaults = { ...commonDefaults, ...ownDefaults }

type Defaults = typeof defaults
export type FieldName = keyof Defaults

/** Fields as they are stored: the given ones, validated against the contract. */
export type StoredFields = Readonly<Record<string, unknown>>

/** The value of a field; its default if no value of the right type is stored. */
export function field<Name extends FieldName>(fields: StoredFields, name: Name): Defaults[Name] {
  const value = fields[name]
  const fallback = defaults[name]
  const same = Array.isArray(fallback) ? Array.isArray(value) : typeof value === typeof fallback
  return same ? (value as Defaults[Name]) : fallback
}

/** Forms send an empty string for a number that is not set. */
const NUMBERS: ReadonlySet<string> = new Set(
  Object.entries(defaults)
    .filter(([, value]) => typeof value === 'number')
    .map(([name]) => name),
)

/** The given fields without assigned ones and empty numbers, as they are stored. */
export function storableFields(given: StoredFields): StoredFields {
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => !ASSIGNED.has(name) && !(value === '' && NUMBERS.has(name)),
    ),
  )
}

const ASSIGNED: ReadonlySet<string> = new Set(['ad_id', 'ads_ad_old_id', 'ad_type', 'label'])

export type AdFieldMap = typeof commonDefaults & {
  ad_id: number
  ads_ad_old_id: string
  ad_type: AdType
  label: string
  [name: string]: unknown
}

/** All fields of a unit, as responses, exports and settings show them. */
export function fieldMap(unit: AdUnitRow): AdFieldMap {
  return {
    ad_id: unit.id,
    ads_ad_old_id: `ad${unit.number}`,
    ad_type: typeOf(unit),
    label: unit.label,
    ...commonDefaults,
    ...unit.fields,
  }
}

/** Writers only store types of the contract. */
function typeOf({ id, type }: AdUnitRow): AdType {
  if (!isAdType(type)) throw new Error(`Ad unit ${id} has an unknown type, ${type}.`)
  return type
}
