import { apiLink } from '../http/links.ts'
import type { PageAnswer } from '../http/pages.ts'
import { SITE_STYLESHEET_PATH } from './entry-page-styles.ts'
import { html, type Html } from './html.ts'

/** The site, as far as its public pages name it. */
export interface PublicSite {
  readonly title: string
  /** Public address of the site, without a slash at the end. */
  readonly siteUrl: string
  readonly apiUrl: string
  /** As settings have it, such as `en_US`. */
  readonly language: string
}

export interface PublicPage {
  /** Shown in the window's title before that of the site. */
  readonly title: string
  /** Links and meta elements. */
  readonly head?: Html
  readonly body: Html
}

/** What stands around the head of a page and at its end, such as ads. */
export interface Surroundings {
  readonly beforeHeader?: Html | undefined
  readonly afterHeader?: Html | undefined
  readonly foot?: Html | undefined
}

/** A whole document of a public page. */
export function publicDocument(site: PublicSite, { title, head, body }: PublicPage): string {
  const { siteUrl, language } = site
  return html`<!doctype html>
    <html lang="${language.replace('_', '-')}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title === '' ? '' : `${title} – `}${site.title}</title>
        ${head}
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${siteUrl}${SITE_STYLESHEET_PATH}" />
      </head>
      <body>
        ${body}
      </body>
    </html> `.toString()
}

/** Head of the page, its content, and what stands below. */
export function withinSite(
  { title, siteUrl }: PublicSite,
  main: Html,
  { beforeHeader, afterHeader, foot }: Surroundings = {},
): Html {
  return html`<a class="skip" href="#content">Skip to content</a>
    ${beforeHeader}
    <header class="top"><a href="${siteUrl}/">${title}</a></header>
    ${afterHeader}
    <main id="content">${main}</main>
    ${foot}`
}

/**
 * Nothing runs in public pages but what ads bring, and no form leaves them: markup of entries is cleaned by the rights
 * of its writer, and this holds where a writer may do more. Pictures, media and frames may come
 * from anywhere; style attributes are part of what writers may use.
 * @param more directives of pages with ads, which are made for one visitor
 */
export function publicHeaders(
  site: PublicSite,
  link: readonly string[] = [],
  more?: Readonly<Record<string, string>>,
): PageAnswer['headers'] {
  const { siteUrl, apiUrl } = site
  return {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Security-Policy': policy({
      'default-src': "'none'",
      'style-src': `${new URL(siteUrl).origin} 'self'`,
      'style-src-attr': "'unsafe-inline'",
      'img-src': 'http: https: data:',
      'media-src': 'http: https:',
      'frame-src': 'http: https:',
      'form-action': "'none'",
      'frame-ancestors': "'self'",
      'base-uri': "'none'",
      ...more,
    }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cache-Control': more === undefined ? 'no-cache' : 'private, no-cache',
    Link: [apiLink(apiUrl), ...link].join(', '),
    ...secureTransport(siteUrl),
  }
}

export const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')

export const secureTransport = (siteUrl: string): PageAnswer['headers'] =>
  siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=15552000' } : {}
