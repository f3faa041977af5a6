import type { PageRoute } from '../http/pages.ts'
import { SITE_STYLESHEET, SITE_STYLESHEET_PATH } from './entry-page-styles.ts'
import { STYLESHEET, STYLESHEET_PATH } from './stylesheet.ts'

const PLAIN = { 'Content-Type': 'text/plain; charset=UTF-8', 'X-Content-Type-Options': 'nosniff' }

const stylesheets: ReadonlyMap<string, string> = new Map([
  [STYLESHEET_PATH, STYLESHEET],
  [SITE_STYLESHEET_PATH, SITE_STYLESHEET],
])

/** The stylesheets of the pages; any other version than the present one is gone. */
export const stylesheetRoute: PageRoute = {
  path: /^\/assets\/(?:pages|site)-[\da-f]+\.css$/,
  methods: ['GET'],
  answer({ path }) {
    const stylesheet = stylesheets.get(path)
    if (stylesheet === undefined) return { status: 404, headers: PLAIN, body: 'Not found.\n' }
    return {
      status: 200,
      headers: {
        'Content-Type': 'text/css; charset=UTF-8',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
      body: stylesheet,
    }
  },
  refuse: (status) => ({ status, headers: PLAIN, body: 'This cannot be done here.\n' }),
}
