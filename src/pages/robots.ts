import type { AppContext } from '../context.ts'
import type { PageRoute } from '../http/pages.ts'

const HEADERS = {
  'Content-Type': 'text/plain; charset=UTF-8',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=3600',
} as const

/** Serves robots.txt: what crawlers should skip, and the sitemap. */
export function createRobotsRoute({ siteUrl }: AppContext): PageRoute {
  const body = `User-agent: *
Disallow: /authorize-application/
Disallow: /*?s=
Disallow: /*preview=true
Disallow: /*preview_token=

Sitemap: ${siteUrl}/sitemap.xml
`
  return {
    path: /^\/robots\.txt$/,
    methods: ['GET'],
    answer: () => ({ status: 200, headers: HEADERS, body }),
    refuse: (status) => ({ status, headers: HEADERS, body: 'Method not allowed.\n' }),
  }
}
