import type { PageRoute } from '../http/pages.ts'
import { STYLESHEET, STYLESHEET_PATH } from './stylesheet.ts'

const PLAIN = { 'Content-Type': 'text/plain; charset=UTF-8', 'X-Content-Type-Options': 'nosniff' }

/** The stylesheet of the pages; any other version than the present one is gone. */
export const stylesheetRoute: PageRoute = {
  path: /^\/assets\/pages-[\da-f]+\.css$/,
  methods: ['GET'],
  answer({ path }) {
    if (path !== STYLESHEET_PATH) return { status: 404, headers: PLAIN, body: 'Not found.\n' }
    return {
      status: 200,
      headers: {
        'Content-Type': 'text/css; charset=UTF-8',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
      body: STYLESHEET,
    }
  },
  refuse: (status) => ({ status, headers: PLAIN, body: 'This cannot be done here.\n' }),
}
