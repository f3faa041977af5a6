import type { EntryRow } from '../../data/entries/entry-row.ts'
import { fileAddress } from '../../domain/embeds/thumbnail.ts'
import { dateWithOffset } from '../../domain/time/local-time.ts'
import type { PlainMessageKey, Translate } from '../../messages/words.ts'
import { formatTime, type DateStyle } from '../calendar/format-dates.ts'
import { Html, html } from '../html.ts'
import { writtenDay } from '../written-day.ts'
import { tokenize, type Token } from '../../markup/tokens.ts'

/** The text of an entry, as far as the reader may see it. */
export interface EntryText {
  readonly entry: EntryRow
  /** IANA name of the site's zone. */
  readonly zone: string
  /** Rendered; undefined while a password is required. */
  readonly content: string | undefined
  /** A preview for the signed-in user, or by a link that works until a moment. */
  readonly preview: { readonly until?: Date } | undefined
  /** Why the password was not accepted. */
  readonly problem: 'wrong' | 'limited' | undefined
}

/** The content, or the password form. */
export function entryText(siteUrl: string, shown: EntryText, dates: DateStyle): Html {
  const { t } = dates
  const { entry, content, problem } = shown
  return html`${previewNotice(shown, dates)}
  ${
    content === undefined
      ? passwordForm(problem, t)
      : html`${fileOf(siteUrl, entry)}
          <div class="text">${trusted(scrollingTables(content, t('entry.table')))}</div>`
  }`
}

function previewNotice({ preview, zone }: EntryText, dates: DateStyle): Html | undefined {
  const { t } = dates
  if (preview === undefined) return undefined
  const { until } = preview
  if (until === undefined) return html`<p class="notice">${t('preview.onlyYou')}</p>`
  const moment = t('event.moment', {
    date: writtenDay(until, zone, dates),
    time: formatTime(dateWithOffset(until, zone).slice(0, 19), dates),
  })
  return html`<p class="notice">${t('preview.linkUntil', { moment })}</p>`
}

const PROBLEMS = {
  wrong: 'unlock.wrong',
  limited: 'unlock.limited',
} as const satisfies Readonly<Record<string, PlainMessageKey>>

function passwordForm(problem: EntryText['problem'], t: Translate): Html {
  return html`<form class="unlock" method="post">
    <p class="notice" ${problem && html`role="alert"`}>
      ${t(problem === undefined ? 'unlock.ask' : PROBLEMS[problem])}
    </p>
    <label for="password">${t('unlock.password')}</label>
    <input id="password" name="password" type="password" required autocomplete="off" />
    <button>${t('unlock.submit')}</button>
  </form>`
}

/**
 * Content was sanitized by its author's capabilities when it was stored
 * (behaviour/permissions.md#writing-posts-and-pages).
 */
const trusted = (content: string): Html => new Html(content)

/** The file of a media item: pictures are shown, other files linked. */
function fileOf(siteUrl: string, { media }: EntryRow): Html | undefined {
  if (media === null) return undefined
  const address = fileAddress(siteUrl, media.file)
  if (!media.mimeType.startsWith('image/')) {
    const name = media.file.slice(media.file.lastIndexOf('/') + 1)
    return html`<p><a href="${address}">${name}</a></p>`
  }
  const size = media.width > 0 && html`width="${media.width}" height="${media.height}"`
  return html`<figure><img src="${address}" alt="${media.altText}" ${size} /></figure>`
}

/**
 * Puts each table of a content into a box that scrolls, by keys too, so that wide tables do not
 * widen the page on phones. Contents whose tables do not end are left alone.
 * @param label what the box is called by screen readers
 */
function scrollingTables(content: string, label: string): string {
  if (!/<table\b/i.test(content)) return content
  const tokens = tokenize(content)
  const opened = tokens.filter((token) => isTable(token) && !token.closing).length
  if (opened !== tokens.filter((token) => isTable(token) && token.closing).length) return content
  const box = html`<div class="scrolls" role="group" aria-label="${label}" tabindex="0"></div>`
  const [start = '', end = ''] = box.toString().split(/(?=<\/div>)/)
  let depth = 0
  return tokens
    .map((token) => {
      if (!isTable(token)) return token.text
      depth += token.closing ? -1 : 1
      if (token.closing) return depth === 0 ? token.text + end : token.text
      return depth === 1 ? start + token.text : token.text
    })
    .join('')
}

const isTable = ({ kind, name }: Token): boolean => kind === 'tag' && name === 'table'
