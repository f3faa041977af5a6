import { createHash } from 'node:crypto'
import { apiLink } from '../http/links.ts'
import type { PageAnswer } from '../http/pages.ts'
import { directionOf, languageTag } from '../messages/language-tags.ts'
import type { DateStyle } from './calendar/format-dates.ts'
import { customStyles } from './custom-styles.ts'
import { siteStylesheet } from './styles/site-stylesheet.ts'
import { html, type Html } from './html.ts'
import { styleLink } from './immutable-asset.ts'
import { iconLinks, siteFooter, siteHeader, type FramedSite } from './site-frame.ts'

/** The site, as shown on public pages. */
export interface PublicSite extends FramedSite {
  /** As settings have it, such as `en_US`. */
  readonly language: string
  readonly dates: DateStyle
}

export interface PublicPage {
  /** Precedes the site's title in the title of the window. */
  readonly title: string
  /** Links and meta elements. */
  readonly head?: Html
  /** Links to stylesheets in addition to the site's own. */
  readonly styles?: Html | undefined
  readonly body: Html
}

/** Markup around the header of a page and at its end, such as ads. */
export interface PageSlots {
  readonly beforeHeader?: Html | undefined
  readonly afterHeader?: Html | undefined
  readonly foot?: Html | undefined
}

/** A whole document of a public page. */
export function publicDocument(
  site: PublicSite,
  { title, head, styles, body }: PublicPage,
): string {
  const { siteUrl } = site
  // What people have written is in the site's language, even if the texts of pages are not.
  const language = languageTag(site.language)
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title === '' ? '' : `${title} – `}${site.title}</title>
        ${head} ${iconLinks(site)} ${styleLink(siteUrl, siteStylesheet)} ${styles}
        ${customStyles(site)}
      </head>
      <body>
        ${body}
      </body>
    </html> `.toString()
}

/** Wraps content in the header and footer of the site. */
export function siteLayout(
  site: PublicSite,
  main: Html,
  { beforeHeader, afterHeader, foot }: PageSlots = {},
): Html {
  return html`<a class="skip" href="#content">${site.words.t('frame.skip')}</a>
    ${beforeHeader} ${siteHeader(site)} ${afterHeader}
    <main id="content">${main}</main>
    ${siteFooter(site)} ${foot}`
}

/** Additions of a page to the headers. */
export interface HeaderAdditions {
  /** Further values of `Link`. */
  readonly link?: readonly string[]
  /** Values of the style attributes that the page has. */
  readonly styles?: readonly string[]
  /** Directives of pages with ads, which are made for one visitor. */
  readonly directives?: Readonly<Record<string, string>> | undefined
}

/**
 * Public pages run no scripts except those of ads, and their forms submit only to this site:
 * entries are sanitized by their author's capabilities, and this policy also covers authors who may
 * write more. Pictures, media and frames may come from anywhere. Writers may use style attributes;
 * those of the page are allowed individually, by digest.
 */
export function publicHeaders(
  site: PublicSite,
  { link = [], styles = [], directives }: HeaderAdditions = {},
): PageAnswer['headers'] {
  const { siteUrl, apiUrl } = site
  return {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Security-Policy': policy({
      'default-src': "'none'",
      'style-src': `${new URL(siteUrl).origin} 'self'`,
      'style-src-attr': styles.length === 0 ? "'none'" : `'unsafe-hashes' ${digests(styles)}`,
      'img-src': 'http: https: data:',
      'media-src': 'http: https:',
      'frame-src': 'http: https:',
      'form-action': "'self'",
      'frame-ancestors': "'self'",
      'base-uri': "'none'",
      ...directives,
    }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cache-Control': directives === undefined ? 'no-cache' : 'private, no-cache',
    Link: [apiLink(apiUrl), ...link].join(', '),
    ...strictTransportSecurity(siteUrl),
  }
}

const digests = (texts: readonly string[]): string =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')

export const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')

export const strictTransportSecurity = (siteUrl: string): PageAnswer['headers'] =>
  siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=15552000' } : {}
