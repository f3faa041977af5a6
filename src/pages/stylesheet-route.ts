import { assetRoute } from './asset-route.ts'
import { entryStylesheet, siteStylesheet } from './styles/site-stylesheet.ts'
import { formStylesheet } from './stylesheet.ts'

/** Serves the pages' stylesheets. */
export const stylesheetRoute = assetRoute(
  /^\/assets\/(?:pages|site|entry)-[\da-f]+\.css$/,
  formStylesheet,
  siteStylesheet,
  entryStylesheet,
)
