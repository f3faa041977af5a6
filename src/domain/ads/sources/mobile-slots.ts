import { numberOf, rule, type MapItem, type SourceItem } from './item.ts'

/**
 * Positions of the six slots (behaviour/ads.md#other-ad-tools): header, footer, above and below the
 * text, and so on.
 */
const SLOTS: Readonly<Record<number, string>> = {
  1: 'before_header',
  2: 'end_of_post',
  3: 'beginning_of_post',
  4: 'end_of_post',
  5: 'beginning_of_post',
  6: 'end_of_post',
}

const SIZES: Readonly<Record<number, readonly [number, number]>> = {
  1: [300, 250],
  2: [336, 280],
  3: [728, 90],
  4: [300, 600],
  5: [320, 100],
  6: [200, 50],
  7: [320, 50],
}

export const mapMobileSlot: MapItem = (item) => {
  const position = positionOf(item)
  const own = contentOf(item)
  if (position === undefined || own === undefined) return undefined
  const slot = item.number('slot')
  const size = SIZES[item.number('size') ?? 0]
  if (item.has('size') && size === undefined) item.miss('size')
  return {
    label: item.text('title') || item.text('label') || `Slot ${slot ?? item.text('position')}`,
    ...position,
    ...own,
    ...(size !== undefined && { data_ad_width: size[0], data_ad_height: size[1] }),
    provider_type: item.flag('responsive') ? 'responsive' : 'normal',
    visibility_include: visibilityOf(item),
    ad_label_check: item.flag('label_enabled'),
    ...(item.has('label_text') && { ad_label_text: item.text('label_text') }),
    adlabel: item.number('label_location') === 2 ? 'below' : 'above',
  }
}

function positionOf(item: SourceItem): object | undefined {
  const slot = SLOTS[item.number('slot') ?? 0]
  const where = item.text('position')
  if (where === '') return slot === undefined ? undefined : { position: slot }
  const percent = /^(20|30|40|50|60|70|80)-percent$/.exec(where)?.[1]
  if (percent !== undefined) {
    return { position: 'after_the_percentage', after_the_percentage_value: Number(percent) }
  }
  if (/^[1-9]\d{0,3}$/.test(where)) {
    return { position: 'after_paragraph', paragraph_number: Number(where) }
  }
  item.miss('position')
  return slot === undefined ? undefined : { position: slot }
}

function contentOf(item: SourceItem): object | undefined {
  const type = item.text('type')
  if (type === 'provider') {
    return {
      ad_type: type,
      data_ad_client: item.text('client'),
      data_ad_slot: item.text('slot_id'),
    }
  }
  if (type === 'provider_manager') {
    const [, network = '', unit = ''] = /^\/?([^/]+)\/(.+)$/.exec(item.text('data_slot')) ?? []
    return { ad_type: type, network_code: network, ad_unit_name: unit }
  }
  if (type === 'plain_text') return { ad_type: type, code: item.text('code') }
  if (type === 'network')
    return { ad_type: type, network_name: item.text('network_name') || 'unknown' }
  return undefined
}

function visibilityOf(item: SourceItem): object[] {
  const places = item.list('display_on').map(numberOf)
  const rules = places.flatMap((place) => {
    if (place === 1) return [rule('post_type', 'post')]
    if (place === 2) return [rule('post_type', 'page')]
    if (place === 4) return [rule('general', 'show_globally', 'Show Globally')]
    item.miss('display_on')
    return []
  })
  return rules.length === 0 ? [rule('post_type', 'post')] : rules
}
