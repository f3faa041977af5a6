import type { AppContext } from '../context.ts'
import type { PageRoute } from '../http/pages.ts'
import { createAccountRoutes } from './account/account-pages.ts'
import { adAssetsRoute, createAdsTxtRoute } from './ads/routes.ts'
import { createProviderPageRoute } from './ads/provider-page.ts'
import { createAuthorizationRoute } from './authorize/route.ts'
import { avatarRoute } from './avatars.ts'
import { calendarAssetsRoute } from './calendar/assets.ts'
import { createEventsRoute } from './calendar/events-route.ts'
import { commentAssetsRoute } from './comments/comment-styles.ts'
import { createModerationRoute } from './comments/moderation.ts'
import { createWriteCommentRoute } from './comments/write-comment.ts'
import { createCustomStylesRoute } from './custom-styles.ts'
import { createEmbedFrameRoute } from './embed-frame.ts'
import { createEntryPageRoute } from './entry-page.ts'
import { createRobotsRoute } from './robots.ts'
import { createSitemapRoute } from './sitemaps.ts'
import { createNewsletterRoute } from './newsletter.ts'
import { createNowhereRoute } from './nowhere.ts'
import { stylesheetRoute } from './stylesheet-route.ts'
import { createEditorRoutes } from './write/editor-pages.ts'

/** All pages of the site, in the order in which addresses are matched. */
export function createSitePages(ctx: AppContext): PageRoute[] {
  // Assets and the like are the same for everyone, and need not see the latest writes.
  const visited = ctx.forVisitors ?? ctx
  return [
    createAuthorizationRoute(ctx),
    ...createAccountRoutes(ctx),
    ...createEditorRoutes(ctx),
    avatarRoute,
    stylesheetRoute,
    createCustomStylesRoute(ctx),
    adAssetsRoute,
    calendarAssetsRoute,
    createAdsTxtRoute(ctx),
    createProviderPageRoute(ctx),
    createNewsletterRoute(ctx),
    commentAssetsRoute,
    createWriteCommentRoute(ctx),
    createModerationRoute(ctx),
    createEmbedFrameRoute(visited),
    createSitemapRoute(visited),
    createRobotsRoute(ctx),
    createEventsRoute(visited),
    createNowhereRoute(visited),
    // Last, because entries may have any address.
    createEntryPageRoute(ctx),
  ]
}
