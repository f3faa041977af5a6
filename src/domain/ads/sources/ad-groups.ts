import { rule, type MapItem, type SourceItem } from './item.ts'
import { isJsonObject } from '../../../json-object.ts'

/** Ad groups (behaviour/ads.md#other-ad-tools). */
export const mapAdGroup: MapItem = (item) => {
  const own = contentOf(item)
  if (own === undefined) return undefined
  const size = /^(\d{1,4})\s*x\s*(\d{1,4})$/i.exec(item.text('banner_size'))
  if (item.has('banner_size') && size === null) item.miss('banner_size')
  return {
    label: item.text('title') || 'Imported ad',
    ...own,
    ...(size !== null && sized(own.ad_type, Number(size[1]), Number(size[2]))),
    ...positionOf(item),
    ...visibilityOf(item),
    targeting_include: targetingOf(item),
    align: { left: 0, center: 1, right: 2 }[item.text('align').toLowerCase()] ?? 3,
    margin: Math.round(item.number('margin') ?? 0),
  }
}

interface Content {
  readonly ad_type: string
}

function contentOf(item: SourceItem): Content | undefined {
  switch (item.text('ad_type')) {
    case 'plain_text':
      return { ad_type: 'plain_text', code: item.text('code') } as Content
    case 'ad_image':
      return {
        ad_type: 'ad_image',
        image_src: item.text('image'),
        image_redirect_url: item.text('url'),
      } as Content
    case 'provider':
      return {
        ad_type: 'provider',
        data_ad_client: item.text('client'),
        data_ad_slot: item.text('slot_id'),
        ...(item.has('provider_ad_type') && { provider_ad_type: item.text('provider_ad_type') }),
      } as Content
    default:
      return undefined
  }
}

const sized = (type: string, width: number, height: number): object =>
  type === 'provider'
    ? { data_ad_width: width, data_ad_height: height }
    : { banner_ad_width: width, banner_ad_height: height }

const PLACES: ReadonlyMap<string, string> = new Map([
  ['after_the_content', 'end_of_post'],
  ['before_the_content', 'beginning_of_post'],
  ['sticky', 'ad_sticky_ad'],
  ['manual', 'ad_shortcode'],
])

function positionOf(item: SourceItem): object {
  const where = item.text('wheretodisplay')
  if (where === 'between_the_content') {
    if (item.text('adposition') !== 'number_of_paragraph') {
      const share = Math.min(Math.max(Math.round(item.number('percent_content') ?? 50), 0), 100)
      return { position: 'after_the_percentage', after_the_percentage_value: share }
    }
    const tag = (item.text('display_tag_name') || 'p_tag').toLowerCase()
    const known = ['p_tag', 'div_tag', 'img_tag'].includes(tag)
    return {
      position: 'ad_after_html_tag',
      count_as_per: known ? tag : 'custom_tag',
      ...(!known && { enter_your_tag: tag.replace(/_tag$/, '') }),
      paragraph_number: item.number('paragraph_number') ?? 1,
      repeat_paragraph: item.flag('ads_on_every_paragraphs_number'),
    }
  }
  const position = PLACES.get(where)
  if (position === undefined && where !== '') item.miss('wheretodisplay')
  return { position: position ?? 'ad_shortcode' }
}

const KINDS = new Set(['post_type', 'post_format', 'page'])

function visibilityOf(item: SourceItem): object {
  const include: object[] = []
  const exclude: object[] = []
  // Groups contain lists of conditions; a list without groups is treated as one group.
  for (const condition of item.list('data_group_array').flatMap((group) => conditionsIn(group))) {
    const { key_1: kind, key_2: operator, key_3: value } = condition
    if (
      typeof kind !== 'string' ||
      !KINDS.has(kind) ||
      (typeof value !== 'string' && typeof value !== 'number')
    ) {
      item.miss(`data_group_array: ${typeof kind === 'string' ? kind : 'unreadable'}`)
      continue
    }
    const target = operator === 'not_equal' ? exclude : include
    target.push(rule(kind, value))
  }
  return {
    visibility_include:
      include.length === 0 ? [rule('general', 'show_globally', 'Show Globally')] : include,
    visibility_exclude: exclude,
  }
}

/** Conditions are nested in groups, as arrays or as objects with numeric keys. */
function conditionsIn(value: unknown, depth = 0): Readonly<Record<string, unknown>>[] {
  if (isJsonObject(value) && 'key_1' in value) return [value]
  const inner = Array.isArray(value) || isJsonObject(value) ? Object.values(value) : []
  if (depth > DEEPEST || inner.length === 0) return [{}]
  return inner.flatMap((one: unknown) => conditionsIn(one, depth + 1))
}

const DEEPEST = 4

const VISITORS: ReadonlyMap<string, string> = new Map([
  ['device', 'device_type'],
  ['browser_language', 'browser_language'],
  ['url_parameter', 'url_parameter'],
])

function targetingOf(item: SourceItem): object[] {
  return item
    .list('visitor_conditions_array')
    .flatMap((group) => conditionsIn(group))
    .flatMap((condition) => {
      const { key_1: name, key_3: value } = condition
      const kind = typeof name === 'string' ? VISITORS.get(name) : undefined
      const readable = typeof value === 'string' || typeof value === 'number'
      if (kind === undefined || !readable || condition['key_2'] === 'not_equal') {
        item.miss(`visitor_conditions_array: ${typeof name === 'string' ? name : 'unreadable'}`)
        return []
      }
      return [rule(kind, value)]
    })
}
