import type { AppContext } from '../context.ts'
import type { PageRoute } from '../http/pages.ts'
import { createAuthorizationRoute } from './authorize/route.ts'
import { avatarRoute } from './avatars.ts'
import { createFrontPageRoute, createNotFoundRoute } from './plain-pages.ts'
import { stylesheetRoute } from './stylesheet-route.ts'

/** Everything that the site serves to people, in the order in which addresses are tried. */
export function createSitePages(ctx: AppContext): PageRoute[] {
  return [
    createFrontPageRoute(ctx),
    createAuthorizationRoute(ctx),
    avatarRoute,
    stylesheetRoute,
    createNotFoundRoute(ctx),
  ]
}
