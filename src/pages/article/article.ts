import type { EntryRow } from '../../data/entries/entry-row.ts'
import type { ResponsivePicture } from '../../domain/embeds/responsive-picture.ts'
import { dateWithOffset } from '../../domain/time/local-time.ts'
import type { Translate } from '../../messages/words.ts'
import type { DateStyle } from '../calendar/format-dates.ts'
import { html, type Html } from '../html.ts'
import { pictureMarkup } from '../picture.ts'
import { writtenDay } from '../written-day.ts'
import type { NamedLink, PostParts } from './load-article.ts'

/** The page of a post, a page or a media item, besides its text. */
export interface Article {
  readonly entry: EntryRow
  readonly title: string
  /** Without an address for authors who have no page. */
  readonly author: { readonly name: string; readonly url?: string } | undefined
  /** IANA name of the site's zone. */
  readonly zone: string
  readonly picture: ResponsivePicture | undefined
  /** Undefined unless it is a post: a page has neither date nor author. */
  readonly post: PostParts | undefined
}

/** How wide a text is shown, as a value of `sizes`. */
export const TEXT_SIZES = '(min-width: 44.5rem) 42rem, calc(100vw - 2.5rem)'

/** @param text the content with its notices, or the form for its password */
export function articleMarkup(shown: Article, text: Html, dates: DateStyle): Html {
  const { t } = dates
  const { entry, title, picture, post } = shown
  return html`<article>
    <h1>${title}</h1>
    ${entry.type !== 'page' && facts(shown, dates)}
    ${picture && pictureMarkup(picture, { sizes: TEXT_SIZES, className: 'featured' })} ${text}
    ${post && terms(post, t)} ${post && neighbours(post, t)}
  </article>`
}

/** When it was published, and by whom. */
function facts({ entry, author, zone }: Article, dates: DateStyle): Html {
  return html`<p class="facts">
    <time datetime="${dateWithOffset(entry.date, zone)}"
      >${writtenDay(entry.date, zone, dates)}</time
    >${author !== undefined && html` · ${authorMarkup(author)}`}
  </p>`
}

const authorMarkup = ({ name, url }: NonNullable<Article['author']>): Html =>
  url === undefined ? html`${name}` : html`<a href="${url}" rel="author">${name}</a>`

function terms({ categories, tags }: PostParts, t: Translate): Html | undefined {
  const lists = [
    { label: t('entry.categories'), links: categories },
    { label: t('entry.tags'), links: tags },
  ].filter(({ links }) => links.length > 0)
  if (lists.length === 0) return undefined
  return html`<dl class="terms">
    ${lists.map(
      ({ label, links }) =>
        html`<div>
          <dt>${label}</dt>
          ${links.map(({ name, url }) => html`<dd><a href="${url}" rel="tag">${name}</a></dd>`)}
        </div>`,
    )}
  </dl>`
}

function neighbours({ previous, next }: PostParts, t: Translate): Html | undefined {
  if (previous === undefined && next === undefined) return undefined
  return html`<nav class="neighbours" aria-label="${t('entry.neighbours')}">
    ${way(t('entry.previous'), 'prev', previous)} ${way(t('entry.next'), 'next', next)}
  </nav>`
}

const way = (label: string, rel: 'prev' | 'next', link: NamedLink | undefined): Html | undefined =>
  link && html`<a href="${link.url}" rel="${rel}"><span>${label}</span> ${link.name}</a>`
