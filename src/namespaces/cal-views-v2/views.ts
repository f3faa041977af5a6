import type { ViewsOperations } from '../../../generated/cal-views-v2/operations.ts'
import type { AppContext, Caller } from '../../context.ts'
import {
  readHtmlArguments,
  type RequestedView,
  type HtmlArguments,
} from '../../pages/calendar/views/addresses/read-address.ts'
import { loadView } from '../../pages/calendar/views/load-view.ts'
import { hasViewNonce, viewNonces } from '../../pages/calendar/views/nonces.ts'
import { BLANK_REQUEST } from '../../pages/calendar/views/addresses/view-request.ts'
import type { CalendarView } from '../../pages/calendar/views/view-model.ts'
import { loadViewSite, type ViewSite } from '../../pages/calendar/views/view-site.ts'
import { failure, forbidden } from '../../domain/errors/errors.ts'
import { isRefusal, type ArgumentProblems } from '../../http/errors.ts'
import type { Representation } from '../../http/request.ts'
import { calendarFragment, nonceScript } from '../../pages/calendar/fragment.ts'
import { wantsJson } from './variant.ts'

const html: Representation = {
  mediaType: 'text/html',
  write: (body) => (body as { readonly html: string }).html,
}

export const views: ViewsOperations = {
  getCalendarView: {
    order: 'check-first',
    represent: ({ request }, status) =>
      status === 200 && !wantsJson(request.headers) ? html : undefined,

    check({ query }, { siteUrl }): ArgumentProblems {
      // The contract refuses values of other types.
      if (!('url' in query)) return {}
      const parsed = readHtmlArguments(query, { siteUrl, today: ANY_DAY })
      return parsed === undefined ? { url: 'url is not an address of this site.' } : {}
    },

    async authorize({ caller, query }, ctx) {
      const { viewsRequireNonce } = await ctx.settings()
      const { _cal_view_rest_nonce_primary: first, _cal_view_rest_nonce_secondary: second } = query
      // Nonces protect requests with cookies, which browsers send automatically.
      if (!viewsRequireNonce || caller.applicationPassword !== undefined) return
      if (hasViewNonce(ctx, caller, [first, second])) return
      throw forbidden('rest_forbidden', caller)
    },

    async run({ caller, query }, ctx) {
      try {
        const site = await loadViewSite(ctx)
        const { view, fallback } = await render(ctx, site, caller, query)
        const body = `${String(calendarFragment(view))}\n${String(nonceScript(viewNonces(ctx, caller)))}`
        return {
          status: 200,
          body: { html: body },
          headers: { ...headersFor(caller), ...(fallback && { 'X-View-Fallback': '1' }) },
          until: site.until,
        }
      } catch (error) {
        if (isRefusal(error)) throw error
        ctx.log.error({ err: error }, 'rendering a calendar page failed')
        throw failure('rest_view_render_failed')
      }
    },
  },

  getViewNonces: {
    run({ caller }, ctx) {
      const { primary, secondary } = viewNonces(ctx, caller)
      const body = {
        _cal_view_rest_nonce_primary: primary,
        _cal_view_rest_nonce_secondary: secondary,
      }
      return Promise.resolve({ status: 200, body, headers: { 'Cache-Control': 'no-store' } })
    },
  },
}

/** The check of an address does not depend on the day. */
const ANY_DAY = '2000-01-01'

interface Rendered {
  readonly view: CalendarView
  readonly fallback: boolean
}

/** An address with an unknown term has no page, as any other unknown address. */
async function render(
  ctx: AppContext,
  site: ViewSite,
  caller: Caller,
  query: HtmlArguments & { readonly should_manage_url: boolean },
): Promise<Rendered> {
  const { siteUrl, today } = site
  const options = { shouldManageUrl: query.should_manage_url, isInitialLoad: false }
  const nothing: RequestedView = { request: BLANK_REQUEST, fallback: true }
  const parsed = readHtmlArguments(query, { siteUrl, today }) ?? nothing
  const view = await loadView(ctx, site, caller, parsed.request, options)
  if (view !== undefined) return { view, fallback: parsed.fallback }
  const plain = { ...BLANK_REQUEST, view: parsed.request.view }
  const other = await loadView(ctx, site, caller, plain, options)
  if (other === undefined) throw new Error('The calendar without filters was not found.')
  return { view: other, fallback: true }
}

/** Answers for visitors are cacheable for a minute; others are private. */
const headersFor = ({ signedIn }: Caller): Record<string, string> => ({
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept, Cookie, Authorization, Origin',
  'Cache-Control': signedIn ? 'no-store, private' : 'public, max-age=60',
})
