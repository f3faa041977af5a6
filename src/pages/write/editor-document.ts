import { html, Html } from '../html.ts'
import { guardedHeaders, type PageSite } from '../layout.ts'
import type { PageAnswer } from '../../http/pages.ts'
import type { EditorStart } from '../../write/app/editor-start.ts'
import type { EditorFiles } from './editor-files.ts'

/** The one document of the editor; its script shows the page of the address. */
export function editorDocument(site: PageSite, files: EditorFiles, start: EditorStart): string {
  const { title, siteUrl, words } = site
  return html`<!doctype html>
    <html lang="${words.tag}" dir="${words.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.t('write.title')} – ${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${siteUrl}${files.style}" />
        <script type="application/json" id="start">
          ${jsonMarkup(start)}
        </script>
        <script type="module" src="${siteUrl}${files.script}"></script>
      </head>
      <body>
        <div id="editor"></div>
        <noscript><p class="problem">${words.t('write.needsScripts')}</p></noscript>
      </body>
    </html> `.toString()
}

/** JSON that is safe within a script element, which ends at any `</script`, and may hold no comment. */
const jsonMarkup = (value: unknown): Html =>
  new Html(JSON.stringify(value).replaceAll('<', String.raw`\u003c`))

/**
 * Only scripts and styles of this site run. Pictures may come from anywhere, as on the pages that are
 * written here.
 */
export function editorHeaders(siteUrl: string): PageAnswer['headers'] {
  const { origin } = new URL(siteUrl)
  const own = `${origin} 'self'`
  return {
    ...guardedHeaders(siteUrl),
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src ${own}`,
      `style-src ${own}`,
      `connect-src ${own}`,
      'img-src http: https: data: blob:',
      'media-src http: https: blob:',
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'X-Robots-Tag': 'noindex',
  }
}
