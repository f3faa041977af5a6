import { assetRoute } from './asset-route.ts'
import { SITE_STYLESHEET, SITE_STYLESHEET_PATH } from './styles/site-stylesheet.ts'
import { STYLESHEET, STYLESHEET_PATH } from './stylesheet.ts'

/** Serves the pages' stylesheets. */
export const stylesheetRoute = assetRoute(
  /^\/assets\/(?:pages|site)-[\da-f]+\.css$/,
  new Map([
    [STYLESHEET_PATH, { type: 'text/css', body: STYLESHEET }],
    [SITE_STYLESHEET_PATH, { type: 'text/css', body: SITE_STYLESHEET }],
  ]),
)
