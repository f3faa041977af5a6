import type { PublicSite } from './entry-page-layout.ts'
import { html, type Html } from './html.ts'

/** Data for link previews in social networks. */
export interface Shared {
  readonly site: PublicSite
  readonly kind: 'article' | 'website'
  readonly title: string
  readonly url: string
  readonly description: string
  readonly picture?: { readonly url: string; readonly width: number; readonly height: number }
  /** ISO 8601; for articles. */
  readonly published?: string
  readonly modified?: string
}

/** Open Graph meta elements. Empty values are omitted. */
export function openGraph(shared: Shared): Html {
  const { site, kind, title, url, description, picture, published, modified } = shared
  const properties: readonly (readonly [string, string | number | undefined])[] = [
    ['og:type', kind],
    ['og:site_name', site.title],
    ['og:title', title],
    ['og:url', url],
    ['og:description', description],
    ['og:locale', site.language.replace('-', '_')],
    ['og:image', picture?.url],
    ['og:image:width', picture?.width],
    ['og:image:height', picture?.height],
    ['article:published_time', published],
    ['article:modified_time', modified],
  ]
  return html`${properties
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => html`<meta property="${name}" content="${value}" />`)}
    <meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}" />`
}
