/** The HTML of container units. Attributes say to the page's script how they rotate. */
import type { AdUnit } from '../plan.ts'
import type { AdType } from '../units/ad-types.ts'
import { field } from '../units/fields.ts'
import { closeButton, element } from './element.ts'

type Contain = (unit: AdUnit, children: readonly string[]) => string

const containers: { readonly [Type in AdType]?: Contain } = {
  popup_ads: ({ id, fields }, children) =>
    element(
      'div',
      {
        class: 'ads-popup',
        role: 'dialog',
        'aria-label': 'Advertisement',
        hidden: true,
        'data-ads-popup': id,
        ...(field(fields, 'popup_type') === 'on_scroll'
          ? { 'data-ads-scroll': field(fields, 'on_scroll_popup_percentage') }
          : { 'data-ads-after': field(fields, 'specific_time_interval_sec') }),
        ...(field(fields, 'popup_set_cookie_type') === 'withcookieexp' && {
          'data-ads-days': field(fields, 'pop_set_cookie_indays'),
        }),
      },
      children.join('') + closeButton(),
    ),
  carousel_ads: ({ fields }, children) =>
    element(
      'div',
      {
        class: 'ads-carousel',
        'data-ads-every': field(fields, 'carousel_speed'),
        ...(field(fields, 'carousel_arrows') && { 'data-ads-arrows': true as const }),
        style: `max-width:${field(fields, 'carousel_width')}px;max-height:${field(fields, 'carousel_height')}px`,
      },
      children.join('') + (field(fields, 'carousel_close') ? closeButton() : ''),
    ),
  rotator_ads: ({ fields }, children) =>
    field(fields, 'refresh_type') === 'on_interval' && children.length > 1
      ? element(
          'div',
          { class: 'ads-rotator', 'data-ads-every': field(fields, 'refresh_type_interval_sec') },
          children
            .map((child, index) => element('div', index > 0 ? { hidden: true } : {}, child))
            .join(''),
        )
      : children.join(''),
}

/** @param children markup of the child units; the first one is visible initially */
export function containerMarkup(unit: AdUnit, children: readonly string[]): string {
  return containers[unit.type]?.(unit, children) ?? children.join('')
}
