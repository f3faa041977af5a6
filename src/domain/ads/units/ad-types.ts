/**
 * Types of ad units (behaviour/ads.md#ad-types): what each requires, and whether it can be shown.
 */

type Fields = Readonly<Record<string, unknown>>

interface AdKind {
  readonly required: (fields: Fields) => readonly string[]
  /** The field with the ids of its child units. */
  readonly children?: 'ads_list' | 'random_ads_list' | 'ab_testing'
  readonly fewest?: number
  /** Stored for other systems, but never shown. */
  readonly hidden?: true
}

const needs =
  (...names: readonly string[]) =>
  (): readonly string[] =>
    names

const HIDDEN: AdKind = { required: needs(), hidden: true }

const adTypes = {
  plain_text: { required: needs('code') },
  ad_image: { required: needs('image_src') },
  provider: {
    required: ({ provider_ad_type: kind }) => [
      'data_ad_client',
      ...(kind === 'provider_auto_ads' ? [] : ['data_ad_slot']),
      ...(kind === 'in_feed_ads' ? ['data_layout_key'] : []),
    ],
  },
  provider_manager: { required: needs('network_code', 'ad_unit_name') },
  video_ads: { required: needs('image_src') },
  rotator_ads: { required: needs('ads_list'), children: 'ads_list', fewest: 2 },
  random_ads: { required: needs('random_ads_list'), children: 'random_ads_list', fewest: 2 },
  group_insertion: { required: needs('ads_list'), children: 'ads_list', fewest: 1 },
  ab_testing: { required: needs('ab_testing'), children: 'ab_testing', fewest: 1 },
  popup_ads: { required: needs('ads_list'), children: 'ads_list', fewest: 1 },
  carousel_ads: { required: needs('ads_list'), children: 'ads_list', fewest: 1 },
  ads_space: { required: needs() },
  parallax_ads: HIDDEN,
  half_page_ads: HIDDEN,
  floating_cubes: HIDDEN,
  sticky_scroll: HIDDEN,
  skip_ads: HIDDEN,
  loop_ads: HIDDEN,
  background_ad: HIDDEN,
  ad_blindness: HIDDEN,
  reward_ads: HIDDEN,
  network: { required: needs('network_name'), hidden: true },
} as const satisfies Record<string, AdKind>

export type AdType = keyof typeof adTypes

export const isAdType = (name: string): name is AdType => Object.hasOwn(adTypes, name)

export const adKind = (type: AdType): AdKind => adTypes[type]
