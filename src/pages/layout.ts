import type { PageAnswer } from '../http/pages.ts'
import type { Words } from '../messages/words.ts'
import { html, type Html } from './html.ts'
import { styleLink } from './immutable-asset.ts'
import { formStylesheet } from './stylesheet.ts'

/** The site, as shown on its pages. */
export interface PageSite {
  readonly title: string
  /** Public address of the site, without a slash at the end. */
  readonly siteUrl: string
  readonly words: Words
}

export interface Page {
  /** Precedes the site's title in the title of the window. */
  readonly title: string
  readonly main: Html
}

/**
 * A complete document. It shows the host, so that users know where they are before they enter a
 * password.
 */
export function layout({ title, siteUrl, words }: PageSite, page: Page): string {
  const { host } = new URL(siteUrl)
  return html`<!doctype html>
    <html lang="${words.tag}" dir="${words.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title} – ${title}</title>
        <link rel="icon" href="data:," />
        ${styleLink(siteUrl, formStylesheet)}
      </head>
      <body>
        <header>
          <p class="site">${title}</p>
          <p class="host">${host}</p>
        </header>
        <main>${page.main}</main>
      </body>
    </html> `.toString()
}

/**
 * Headers for pages that ask for a password or show one: no scripts, no framing, no caching, no
 * referrer.
 * @param destinations Content-Security-Policy sources to which the answer to a form may redirect
 */
export function guardedHeaders(
  siteUrl: string,
  destinations: readonly string[] = [],
): PageAnswer['headers'] {
  const policy = {
    'default-src': ["'none'"],
    'style-src': [new URL(siteUrl).origin, "'self'"],
    'img-src': ["'self'", 'data:'],
    'form-action': ["'self'", ...destinations],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  }
  const directives = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  return {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Security-Policy': directives.join('; '),
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    Vary: 'Cookie',
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=15552000' }),
  }
}
