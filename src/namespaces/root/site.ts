import type { IndexOperations } from '../../../generated/root/operations.ts'
import { nextTransition } from '../../domain/time/transitions.ts'
import { htmlForm } from '../../domain/text/html-form.ts'
import { isOffset } from '../../domain/time/time-zone.ts'
import { zoneOffset } from '../../domain/time/zones.ts'
import { indexRoutes, servedNamespaces } from '../site-index.ts'

/** The discovery index (behaviour/protocol.md#discovery). */
export const site: IndexOperations = {
  getIndex: {
    async run(_call, ctx) {
      const { title, description, timezone } = await ctx.settings()
      const { value: routes, until } = await indexRoutes(ctx)
      const now = ctx.clock()
      // The answer contains the current UTC offset.
      const ends = [until, nextTransition(timezone, now)].flatMap((end) => end?.getTime() ?? [])
      return {
        status: 200,
        body: {
          name: htmlForm(title),
          description: htmlForm(description),
          url: ctx.siteUrl,
          home: ctx.siteUrl,
          gmt_offset: zoneOffset(timezone, now) / 3_600_000,
          timezone_string: isOffset(timezone) ? '' : timezone,
          namespaces: [...servedNamespaces],
          authentication: ctx.applicationPasswords
            ? {
                'application-passwords': {
                  endpoints: { authorization: `${ctx.siteUrl}/authorize-application/` },
                },
              }
            : {},
          routes,
          _links: {},
        },
        ...(ends.length > 0 && { until: new Date(Math.min(...ends)) }),
      }
    },
  },
}
