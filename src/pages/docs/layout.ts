import { html, type Html } from '../html.ts'
import { DOCS_SCRIPT_NAME } from './script.ts'
import { DOCS_STYLESHEET_NAME } from './stylesheet.ts'
import type { DocumentedNamespace } from './resources.ts'

export interface DocsPage {
  readonly title: string
  readonly main: Html
  /** Relative path to the first page: `./`, or `../` for each folder. */
  readonly base: string
  /** Address below the first page, marked in the table of contents. */
  readonly address: string
}

/** Data common to all pages. */
export interface DocsSite {
  /** Path of the API on this host. */
  readonly apiPath: string
  readonly host: string
  readonly namespaces: readonly DocumentedNamespace[]
}

export const namespaceTitle = ({ name }: DocumentedNamespace): string => name || 'Index and batch'

/** A complete page: search and credentials on top, table of contents at the side. */
export function docsLayout(site: DocsSite, { title, main, base, address }: DocsPage): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – API of ${site.host}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${base}${DOCS_STYLESHEET_NAME}" />
        <script defer src="${base}${DOCS_SCRIPT_NAME}"></script>
      </head>
      <body data-api="${site.apiPath}">
        <a class="skip" href="#page-main">Skip to the content</a>
        <header>
          <a class="home" href="${base}">API of ${site.host}</a>
          <form role="search" action="${base}" id="search-form">
            <label for="search-text" class="aside">Search</label>
            <input type="search" id="search-text" name="q" placeholder="Search operations" />
          </form>
          <a class="to-contents" href="#page-contents">Contents</a>
          <form id="key-form" hidden>
            <label for="key-login" class="aside">User name</label>
            <input id="key-login" placeholder="User name" autocomplete="off" />
            <label for="key-password" class="aside">Application password</label>
            <input
              id="key-password"
              type="password"
              placeholder="Application password"
              autocomplete="off"
            />
          </form>
        </header>
        <div class="columns">
          <main id="page-main">${main}</main>
          <nav id="page-contents" aria-label="Contents">
            ${contents(site.namespaces, base, address)}
          </nav>
        </div>
      </body>
    </html> `.toString()
}

function contents(namespaces: readonly DocumentedNamespace[], base: string, here: string): Html {
  const link = (to: string, title: string): Html =>
    html`<li>
      <a href="${base}${to}" ${to === here && html`aria-current="page"`}>${title}</a>
    </li>`
  return html`<ul>
      ${link('', 'All operations')} ${link('guide', 'Guide')} ${link('errors', 'Errors')}
    </ul>
    ${namespaces.map(
      (namespace) =>
        html`<h2>${namespaceTitle(namespace)}</h2>
          <ul>
            ${namespace.resources.map(({ slug, title }) =>
              link(`${namespace.folder}/${slug}`, title),
            )}
          </ul>`,
    )}`
}
