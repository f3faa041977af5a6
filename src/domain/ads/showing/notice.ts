/** The notice for visitors whose browser blocks ads (behaviour/ads.md#settings-of-ads). */
import type { AdSettings } from '../settings/ad-settings.ts'
import { element, escapeText } from './element.ts'

/** What a front end needs to show the notice, under the names of the settings. */
export interface Notice {
  readonly notice_type: string
  /** 1 shows it on every page; otherwise visitors who close it do not see it again for a day. */
  readonly notice_behaviour: number
  /** 1 places it at the top of the page, any other value at the bottom. */
  readonly notice_bar: number
  readonly notice_title: string
  readonly notice_description: string
  readonly notice_txt_color: string
  readonly notice_bg_color: string
  readonly notice_btn_txt_color: string
  readonly notice_btn_bg_color: string
  readonly notice_close_btn: boolean
  readonly btn_txt: string
}

/** The notice that the settings describe; undefined if it is disabled. */
export function noticeOf(settings: AdSettings): Notice | undefined {
  if (!settings.ad_blocker_support) return undefined
  return {
    notice_type: settings.notice_type,
    notice_behaviour: settings.notice_behaviour,
    notice_bar: settings.notice_bar,
    notice_title: settings.notice_title,
    notice_description: settings.notice_description,
    notice_txt_color: colorOf(settings.notice_txt_color),
    notice_bg_color: colorOf(settings.notice_bg_color),
    notice_btn_txt_color: colorOf(settings.notice_btn_txt_color),
    notice_btn_bg_color: colorOf(settings.notice_btn_bg_color),
    notice_close_btn: settings.notice_close_btn,
    btn_txt: settings.btn_txt,
  }
}

/** A colour that is safe in a style; '' for anything else. */
const colorOf = (text: string): string =>
  /^(?:#[\da-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s,.%/]{5,40}\))$/i.test(text.trim()) ? text.trim() : ''

/** Its HTML, which a script shows where ads are blocked. Names avoid the word `ad`, which blockers match. */
export function noticeMarkup(notice: Notice): string {
  const { notice_title: title, notice_description: description, btn_txt: button } = notice
  const close = notice.notice_close_btn
    ? element(
        'button',
        {
          type: 'button',
          class: 'site-notice-close',
          'aria-label': 'Close',
          'data-notice-close': true,
        },
        '×',
      )
    : ''
  return element(
    'div',
    {
      class: `site-notice site-notice-${notice.notice_bar === 1 ? 'top' : 'end'}`,
      role: 'region',
      'aria-label': title,
      hidden: true,
      'data-notice': notice.notice_behaviour === 1 ? 'always' : 'daily',
      style: styleOf(notice.notice_txt_color, notice.notice_bg_color),
    },
    element('strong', {}, escapeText(title)) +
      element('p', {}, escapeText(description)) +
      (button === ''
        ? ''
        : element(
            'button',
            {
              type: 'button',
              'data-notice-close': true,
              style: styleOf(notice.notice_btn_txt_color, notice.notice_btn_bg_color),
            },
            escapeText(button),
          )) +
      close,
  )
}

const styleOf = (text: string, background: string): string =>
  [text !== '' && `color:${text}`, background !== '' && `background:${background}`]
    .filter((part) => part !== false)
    .join(';')
