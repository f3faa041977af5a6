import { apiLink } from '../http/links.ts'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { DocumentAddress } from './api-documents.ts'
import { toContent, type Content } from '../http/content-encoding.ts'
import { isReadMethod, sendStored } from './stored-file.ts'

type Next = (error?: unknown) => void

/** A request below the page's own address: `url` is relative to it, `originalUrl` is not. */
type PageRequest = IncomingMessage & { readonly originalUrl: string }

export type ApiPage = (message: PageRequest, response: ServerResponse, next: Next) => void

const HTML = 'text/html; charset=UTF-8'
const STYLE = 'text/css; charset=UTF-8'
const SCRIPT = 'text/javascript; charset=UTF-8'

/** Files of the viewer, with their media types. */
const VIEWER_FILES: Readonly<Record<string, string>> = {
  '/swagger-ui.css': STYLE,
  '/swagger-ui-bundle.js': SCRIPT,
  '/swagger-ui-standalone-preset.js': SCRIPT,
  '/favicon-32x32.png': 'image/png',
}

/** Scripts and styles come from this site alone; the viewer draws its icons as data addresses. */
const policyFor = (apiUrl: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // The hash is that of the style sheet inside the viewer's own logo; a test watches it.
    "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
    "img-src 'self' data:",
    // Trying an operation asks the public address, whichever address the page was opened at.
    `connect-src 'self' ${new URL(apiUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * The interactive API page: shows the published documents, and lets readers try each operation.
 * Everything is served from this process.
 */
export function createApiPage(apiUrl: string, documents: readonly DocumentAddress[]): ApiPage {
  const made = new Map<string, Promise<Content>>([
    ['/', Promise.resolve(toContent(HTML, PAGE))],
    ['/page.css', Promise.resolve(toContent(STYLE, 'body { margin: 0 }\n'))],
    ['/setup.js', Promise.resolve(toContent(SCRIPT, setupScript(documents.map(onThisHost))))],
  ])
  const headers = {
    'Content-Security-Policy': policyFor(apiUrl),
    'Referrer-Policy': 'same-origin',
    Link: apiLink(apiUrl),
  }
  return (message, response, next) => {
    const [name = '/'] = (message.url ?? '/').split('?')
    if (name === '/' && !/^[^?]*\/(\?|$)/.test(message.originalUrl)) {
      // The page names its files relative to itself, so its address has to end with a slash.
      const last = message.originalUrl.split('?')[0]?.split('/').at(-1) ?? ''
      response.writeHead(308, { Location: `${last}/` }).end()
      return
    }
    const type = VIEWER_FILES[name]
    if (!isReadMethod(message) || (type === undefined && !made.has(name))) {
      next()
      return
    }
    const file = made.get(name) ?? readViewerFile(name, type ?? '')
    made.set(name, file)
    file.then((stored) => sendStored(message, response, stored, headers)).catch(next)
  }
}

/** The documents are read from the host that served the page. */
const onThisHost = ({ name, url }: DocumentAddress): DocumentAddress => ({
  name,
  url: new URL(url).pathname,
})

/** Found where npm put the package, wherever the build lies. */
async function readViewerFile(name: string, type: string): Promise<Content> {
  const manifest = createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')
  return toContent(type, await readFile(path.join(path.dirname(manifest), name)))
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Almanac API</title>
<link rel="icon" href="favicon-32x32.png">
<link rel="stylesheet" href="swagger-ui.css">
<link rel="stylesheet" href="page.css">
</head>
<body>
<div id="api"></div>
<noscript>This page needs scripts. The documents themselves are at openapi.json below the API root.</noscript>
<script src="swagger-ui-bundle.js"></script>
<script src="swagger-ui-standalone-preset.js"></script>
<script src="setup.js"></script>
</body>
</html>
`

/** No validator of others is asked, and nothing is kept in the browser after the page closes. */
function setupScript(documents: readonly DocumentAddress[]): string {
  const options = {
    urls: documents,
    'urls.primaryName': documents[0]?.name,
    dom_id: '#api',
    layout: 'StandaloneLayout',
    deepLinking: true,
    // Expanding all operations would be slow and hard to read.
    docExpansion: 'none',
    defaultModelsExpandDepth: 0,
    validatorUrl: null,
    persistAuthorization: false,
  }
  return `SwaggerUIBundle({
  ...${JSON.stringify(options)},
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
})
`
}
