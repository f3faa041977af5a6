import { numberOf, rule, type MapItem, type SourceItem } from './item.ts'
import { isJsonObject } from '../../../json-object.ts'

/** Placements of an ad manager (behaviour/ads.md#other-ad-tools). */
export const mapPlacement: MapItem = (item) => {
  const own = contentOf(item)
  if (own === undefined) return undefined
  const expiry = item.text('expiry_date').slice(0, 10)
  return {
    label: item.text('title') || 'Imported placement',
    ...own,
    ...positionOf(item),
    ...conditionsOf(item),
    ...visitorsOf(item),
    align: alignOf(item),
    ...(expiry !== '' && { check_exp_date: true, exp_date_to: expiry }),
  }
}

function contentOf(item: SourceItem): object | undefined {
  switch (item.text('type')) {
    case 'plain':
      return { ad_type: 'plain_text', code: item.text('content') }
    case 'image':
      return {
        ad_type: 'ad_image',
        image_src: item.text('image'),
        image_redirect_url: item.text('url'),
      }
    case 'provider':
      return {
        ad_type: 'provider',
        data_ad_client: item.text('client'),
        data_ad_slot: item.text('slot_id'),
      }
    case 'group':
      return {
        ad_type: 'rotator_ads',
        ads_list: item.list('ads').map((id) => ({ value: numberOf(id) })),
      }
    default:
      return undefined
  }
}

function positionOf(item: SourceItem): object {
  switch (item.text('placement')) {
    case 'post_top':
      return { position: 'beginning_of_post' }
    case 'post_bottom':
      return { position: 'end_of_post' }
    case 'post_content_middle':
      return { position: 'middle_of_post' }
    case 'post_content': {
      const tag = item.text('tag').toLowerCase() || 'p'
      const counted = { p: 'p_tag', div: 'div_tag', img: 'img_tag' }[tag]
      return {
        position: 'ad_after_html_tag',
        count_as_per: counted ?? 'custom_tag',
        ...(counted === undefined && { enter_your_tag: tag }),
        paragraph_number: item.number('index') ?? 1,
        repeat_paragraph: item.flag('repeat'),
      }
    }
    default:
      if (item.text('placement') !== '') item.miss('placement')
      return { position: 'ad_shortcode' }
  }
}

const CONDITIONS: ReadonlyMap<string, string> = new Map([
  ['posttypes', 'post_type'],
  ['archive_category', 'post_category'],
  ['taxonomy_category', 'post_category'],
  ['archive_post_tag', 'tags'],
  ['taxonomy_post_tag', 'tags'],
])

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

function conditionsOf(item: SourceItem): object {
  const include: object[] = []
  const exclude: object[] = []
  for (const condition of item.list('display_conditions')) {
    const { type, operator, value } = isJsonObject(condition) ? condition : {}
    const kind = typeof type === 'string' ? CONDITIONS.get(type) : undefined
    if (kind === undefined) {
      item.miss(`display_conditions: ${typeof type === 'string' ? type : 'unreadable'}`)
      continue
    }
    const values = [value].flat()
    if (values.some(isObject)) item.miss(`display_conditions: ${String(type)}`)
    const rules = values
      .filter((one) => !isObject(one))
      .map((one) => rule(kind, typeof one === 'number' ? one : String(one)))
    if (operator === 'is_not') exclude.push(...rules)
    else include.push(...rules)
  }
  return {
    visibility_include:
      include.length === 0 ? [rule('general', 'show_globally', 'Show Globally')] : include,
    visibility_exclude: exclude,
  }
}

function visitorsOf(item: SourceItem): object {
  const rules = item.list('visitor_conditions').flatMap((condition) => {
    const { type, operator } = isJsonObject(condition) ? condition : {}
    const not = operator === 'is_not'
    if (type === 'mobile') return [rule('device_type', not ? 'desktop' : 'mobile')]
    if (type === 'loggedin') return [rule('logged_in', not ? 'false' : 'true')]
    item.miss(`visitor_conditions: ${typeof type === 'string' ? type : 'unreadable'}`)
    return []
  })
  return { targeting_include: rules }
}

const ALIGNED: ReadonlyMap<string, number> = new Map([
  ['left', 0],
  ['center', 1],
  ['right', 2],
])

const alignOf = (item: SourceItem): number => ALIGNED.get(item.text('position').toLowerCase()) ?? 3
