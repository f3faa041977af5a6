import type { IncomingMessage, ServerResponse } from 'node:http'
import { guide } from '../../../generated/guide.ts'
import { createCache } from '../../cache/cache.ts'
import { toContent, type Content } from '../../http/content-encoding.ts'
import { apiLink } from '../../http/links.ts'
import { isReadMethod, sendStored } from '../stored-file.ts'
import { ofThisSite, type PublishedNamespace } from '../api-documents.ts'
import { errorsPage } from './errors-page.ts'
import { docsLayout, type DocsPage, type DocsSite } from './layout.ts'
import { guidePage, operationsPage, resourcePage } from './page-views.ts'
import { documentedNamespaces } from './resources.ts'
import { DOCS_SCRIPT, DOCS_SCRIPT_NAME } from './script.ts'
import { DOCS_STYLESHEET, DOCS_STYLESHEET_NAME } from './stylesheet.ts'

type Next = (error?: unknown) => void

/** A request whose `url` is relative to the documentation; `originalUrl` is not. */
type PageRequest = IncomingMessage & { readonly originalUrl: string }

export type DocsPages = (message: PageRequest, response: ServerResponse, next: Next) => void

/** Scripts and styles must come from this site, and may only contact it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const pages = createCache<Content>({
  name: 'pages of the documents',
  sizeOf: ({ bytes }) => bytes.length,
})

/**
 * Renders the published documents as pages, with a form to try each operation. Pages are rendered
 * on first request.
 */
export function createDocsPages(
  apiUrl: string,
  namespaces: readonly PublishedNamespace[],
): DocsPages {
  const headers = {
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'same-origin',
    Link: apiLink(apiUrl),
  }
  let made: ReadonlyMap<string, () => Content> | undefined
  return (message, response, next) => {
    const [name = '/'] = (message.url ?? '/').split('?')
    if (name === '/' && !/^[^?]*\/(\?|$)/.test(message.originalUrl)) {
      // Links are relative, so the first address must end with a slash.
      const last = message.originalUrl.split('?')[0]?.split('/').at(-1) ?? ''
      moved(response, `${last}/`)
      return
    }
    made ??= makers(apiUrl, namespaces)
    const page = name.slice(0, -1)
    if (name.endsWith('/') && made.has(page)) {
      moved(response, `../${page.split('/').at(-1)}`)
      return
    }
    const make = isReadMethod(message) ? made.get(name) : undefined
    if (make === undefined) {
      next()
      return
    }
    const key = `${apiUrl} ${name}`
    const content = pages.get(key) ?? make()
    pages.set(key, content)
    sendStored(message, response, content, headers).catch(next)
  }
}

function moved(response: ServerResponse, location: string): void {
  response.writeHead(308, { Location: location }).end()
}

/** The renderer of each file, by address below the first page. */
function makers(
  apiUrl: string,
  namespaces: readonly PublishedNamespace[],
): ReadonlyMap<string, () => Content> {
  const { host, pathname } = new URL(apiUrl)
  const site: DocsSite = { host, apiPath: pathname, namespaces: documentedNamespaces(namespaces) }
  const page = (make: () => DocsPage) => () =>
    toContent('text/html; charset=UTF-8', ofThisSite(docsLayout(site, make()), apiUrl))
  return new Map([
    ['/', page(() => operationsPage(site))],
    ['/guide', page(() => guidePage(guide))],
    ['/errors', page(errorsPage)],
    [`/${DOCS_STYLESHEET_NAME}`, () => toContent('text/css; charset=UTF-8', DOCS_STYLESHEET)],
    [`/${DOCS_SCRIPT_NAME}`, () => toContent('text/javascript; charset=UTF-8', DOCS_SCRIPT)],
    ...site.namespaces.flatMap((namespace) =>
      namespace.resources.map(
        (resource) =>
          [
            `/${namespace.folder}/${resource.slug}`,
            page(() => resourcePage(namespace, resource)),
          ] as const,
      ),
    ),
  ])
}
