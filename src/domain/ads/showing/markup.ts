/** The HTML of ad units. Fields are text and get escaped; the code of a unit is markup already. */
import { tokenize } from '../../../markup/tokens.ts'
import type { AdPlan, AdUnit } from '../plan.ts'
import type { AdType } from '../units/ad-types.ts'
import { field, type StoredFields } from '../units/fields.ts'
import { containerMarkup } from './containers.ts'
import type { Decided } from './decide.ts'
import { closeButton, element, escapeText } from './element.ts'

export interface Showing {
  readonly plan: AdPlan
  /** Publisher id of the author of the page, if there is one. */
  readonly publisher?: string | undefined
  /** The nonce for scripts in code; set on pages whose policy allows them to run. */
  readonly nonce?: string
}

/** The complete markup of a chosen unit: label, frame and content. */
export function unitMarkup({ publisher, ...common }: Showing, decided: Decided): string {
  const showing: Showing = decided.author === true ? { ...common, publisher } : common
  const unit = showing.plan.byId.get(decided.id)
  if (unit === undefined) return ''
  const children = (decided.children ?? []).flatMap((id) => showing.plan.byId.get(id) ?? [])
  const isTest = unit.type === 'ab_testing'
  const child = (one: AdUnit): string =>
    framed(showing, one, contentOf(showing, one, decided.mobile === true), { counted: !isTest })
  const inner =
    decided.children === undefined
      ? contentOf(showing, unit, decided.mobile === true)
      : containerMarkup(unit, children.map(child))
  // A container's children are counted instead of the container; an A/B test is counted as a whole.
  const counted = decided.children === undefined || isTest
  return framed(showing, unit, inner, {
    counted,
    ...(decided.position !== undefined && { position: decided.position }),
  })
}

interface Frame {
  readonly counted: boolean
  readonly position?: string
}

function framed(showing: Showing, unit: AdUnit, inner: string, frame: Frame): string {
  if (inner === '') return ''
  const { fields, id } = unit
  const sticky = field(fields, 'position') === 'ad_sticky_ad' && frame.counted
  const label = labelOf(fields)
  const below = field(fields, 'adlabel') === 'below'
  return element(
    'div',
    {
      class: `ads-unit ads-ad${id}${sticky ? ' ads-sticky' : ''}`,
      ...(frame.counted && { 'data-ads-id': id }),
      ...(frame.position !== undefined && { 'data-ads-position': frame.position }),
      ...delayOf(showing, fields),
      style: styleOf(fields),
    },
    `${below ? '' : label}${inner}${below ? label : ''}${sticky ? buttons(fields) : ''}`,
  )
}

function delayOf({ plan: { settings } }: Showing, fields: StoredFields): Record<string, number> {
  const seconds = lazySeconds(settings, fields)
  return seconds === null ? {} : { 'data-ads-delay': seconds }
}

/** The default delay of a standalone unit (behaviour/ads.md#fields-of-a-unit). */
const DELAY_SECONDS = 3

/** Seconds to wait after the page has loaded before a unit shows; null for no delay. */
export function lazySeconds(settings: AdPlan['settings'], fields: StoredFields): number | null {
  if (field(fields, 'check_lazy_load')) return field(fields, 'check_lazy_load_delay')
  if (settings.delay_ad_sec) return DELAY_SECONDS
  return settings.lazy_load_global ? 0 : null
}

const labelOf = (fields: StoredFields): string =>
  field(fields, 'ad_label_check')
    ? element('p', { class: 'ads-label' }, escapeText(field(fields, 'ad_label_text')))
    : ''

function buttons(fields: StoredFields): string {
  const fold = field(fields, 'sticky_ad_show_hide')
    ? element(
        'button',
        { type: 'button', class: 'ads-fold' },
        escapeText(field(fields, 'sticky_show_hide_txt')),
      )
    : ''
  return fold + (field(fields, 'cls_btn') ? closeButton() : '')
}

const ALIGNED: Readonly<Record<number, string>> = { 0: 'left', 1: 'center', 2: 'right' }

function styleOf(fields: StoredFields): string {
  const align = ALIGNED[field(fields, 'align')]
  const sides = (kind: 'margin' | 'padding'): string[] => {
    const [top, right, bottom, left] = boxOf(fields, kind)
    const any = top !== 0 || right !== 0 || bottom !== 0 || left !== 0
    return any ? [`${kind}:${top}px ${right}px ${bottom}px ${left}px`] : []
  }
  return [
    ...(align === undefined ? [] : [`text-align:${align}`]),
    ...sides('margin'),
    ...sides('padding'),
  ].join(';')
}

/** Top, right, bottom and left, in pixels. */
export function boxOf(
  fields: StoredFields,
  kind: 'margin' | 'padding',
): readonly [number, number, number, number] {
  return [
    field(fields, kind),
    field(fields, `${kind}_right`),
    field(fields, `${kind}_bottom`),
    field(fields, `${kind}_left`),
  ]
}

type Content = (showing: Showing, unit: AdUnit, mobile: boolean) => string

/** The content of the frame for each type; '' if there is nothing to show. */
const contents: { readonly [Type in AdType]?: Content } = {
  plain_text: ({ nonce }, { fields }, mobile) => {
    const forPhones =
      mobile && field(fields, 'mobile_html_check') && field(fields, 'mob_code') !== ''
    return withNonce(field(fields, forPhones ? 'mob_code' : 'code'), nonce)
  },
  ad_image: (_showing, { fields }, mobile) => linked(fields, image(fields, mobile)),
  video_ads: (_showing, { fields }) => linked(fields, video(fields)),
  ads_space: (_showing, { fields }) => {
    const src = field(fields, 'ad_space_banner_image_src')
    const size = [field(fields, 'banner_ad_width'), field(fields, 'banner_ad_height')] as const
    return src === '' ? '' : linked(fields, picture(src, ...size))
  },
  provider: (showing, { fields }) => provider(showing, fields),
  provider_manager: manager,
}

const contentOf: Content = (showing, unit, mobile) =>
  contents[unit.type]?.(showing, unit, mobile) ?? ''

function image(fields: StoredFields, mobile: boolean): string {
  if (mobile && field(fields, 'mobile_image_check') && field(fields, 'image_mobile_src') !== '') {
    return picture(
      field(fields, 'image_mobile_src'),
      field(fields, 'mob_banner_ad_width'),
      field(fields, 'mob_banner_ad_height'),
    )
  }
  return picture(
    field(fields, 'image_src'),
    field(fields, 'banner_ad_width') || field(fields, 'image_width'),
    field(fields, 'banner_ad_height') || field(fields, 'image_height'),
  )
}

const picture = (src: string, width: number, height: number): string =>
  element('img', {
    src,
    alt: '',
    ...(width > 0 && { width }),
    ...(height > 0 && { height }),
    loading: 'lazy',
  })

function video(fields: StoredFields): string {
  const type = field(fields, 'video_ad_type')
  return element(
    'video',
    {
      src: field(fields, 'image_src'),
      width: field(fields, 'video_width'),
      height: field(fields, 'video_height'),
      ...(type === 'after_interval' && {
        'data-ads-after': field(fields, 'specific_time_interval_sec_video'),
      }),
      ...(type === 'on_scroll' && {
        'data-ads-scroll': field(fields, 'on_scroll_video_percentage'),
      }),
      preload: 'metadata',
      playsinline: true,
      controls: true,
      ...(field(fields, 'video_autoplay') && { autoplay: true, muted: true }),
    },
    '',
  )
}

function linked(fields: StoredFields, inner: string): string {
  const href = field(fields, 'image_redirect_url')
  if (href === '') return inner
  const rel = field(fields, 'add_url_nofollow')
    ? 'nofollow sponsored noopener'
    : 'sponsored noopener'
  return element('a', { href, target: '_blank', rel }, inner)
}

/** The element that the provider's script fills; the script is included if its address is configured. */
function provider(showing: Showing, fields: StoredFields): string {
  const kind = field(fields, 'provider_ad_type')
  const client = showing.publisher ?? field(fields, 'data_ad_client')
  const fixed = field(fields, 'provider_type') === 'normal'
  const address = showing.plan.settings.provider_script_url
  const script =
    address === ''
      ? ''
      : scriptOf(
          `${address}${address.includes('?') ? '&' : '?'}client=${encodeURIComponent(client)}`,
          showing.nonce,
        )
  const slot = element(
    'ins',
    {
      class: 'ads-provider',
      'data-ad-client': client,
      ...(kind !== 'provider_auto_ads' && { 'data-ad-slot': field(fields, 'data_ad_slot') }),
      ...(kind === 'in_feed_ads' && { 'data-ad-layout-key': field(fields, 'data_layout_key') }),
      ...(kind === 'in_article_ads' && { 'data-ad-layout': 'in-article' }),
      ...(kind === 'matched_content' &&
        field(fields, 'grid_data_ad_column') > 0 && {
          'data-matched-content-columns-num': field(fields, 'grid_data_ad_column'),
          'data-matched-content-rows-num': field(fields, 'grid_data_ad_row'),
        }),
      ...(!fixed && { 'data-ad-format': 'auto', 'data-full-width-responsive': 'true' }),
      style: fixed
        ? `display:inline-block;width:${field(fields, 'data_ad_width')}px;height:${field(fields, 'data_ad_height')}px`
        : 'display:block',
    },
    '',
  )
  return kind === 'provider_auto_ads' ? script || slot : slot + script
}

function manager(showing: Showing, unit: AdUnit): string {
  const { fields } = unit
  const address = showing.plan.settings.provider_manager_script_url
  const fixed = field(fields, 'provider_type') === 'normal'
  return (
    element(
      'div',
      {
        id: field(fields, 'block_id') || `ads-block-${unit.id}`,
        class: 'ads-provider-manager',
        'data-ad-unit': `/${field(fields, 'network_code')}/${field(fields, 'ad_unit_name')}`,
        ...(fixed && {
          'data-width': field(fields, 'data_ad_width'),
          'data-height': field(fields, 'data_ad_height'),
        }),
      },
      '',
    ) + (address === '' ? '' : scriptOf(address, showing.nonce))
  )
}

const scriptOf = (src: string, nonce: string | undefined): string =>
  element(
    'script',
    { async: true, src, crossorigin: 'anonymous', ...(nonce !== undefined && { nonce }) },
    '',
  )

/** Adds the nonce to the scripts and styles in code; without a nonce the code is unchanged. */
function withNonce(code: string, nonce: string | undefined): string {
  if (nonce === undefined || !/<(?:script|style)/i.test(code)) return code
  return tokenize(code, { raw: ['script', 'style'] })
    .map(({ kind, name, text, closing }) => {
      const runs = (kind === 'raw' || kind === 'tag') && !closing && RUNS.has(name)
      return runs ? `<${name} nonce="${nonce}"${text.slice(name.length + 1)}` : text
    })
    .join('')
}

const RUNS = new Set(['script', 'style'])
