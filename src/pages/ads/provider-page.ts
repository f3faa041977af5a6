import type { AppContext } from '../../context.ts'
import { CALLBACK_PATH } from '../../domain/ads/provider/client.ts'
import type { PageAnswer, PageRoute } from '../../http/pages.ts'
import { pageAnswer } from '../authorize/answers.ts'
import { html, type Html } from '../html.ts'
import type { PageSite } from '../layout.ts'
import { texts } from '../page-texts.ts'

/** Longer codes are invalid. */
const MAX_LENGTH = 4096

/**
 * Where the ad provider redirects an administrator's browser (behaviour/ads.md#ad-provider). It
 * shows what confirms the link, but changes nothing itself: the administrator who began must
 * confirm with their own credentials.
 */
export function createProviderPageRoute(ctx: AppContext): PageRoute {
  const named = (title: string): PageSite => ({ title, siteUrl: ctx.siteUrl })
  return {
    path: new RegExp(`^${CALLBACK_PATH}/?$`),
    methods: ['GET'],
    async answer({ query }) {
      const { title } = await ctx.settings()
      const given = (name: string): string => (query.get(name) ?? '').slice(0, MAX_LENGTH)
      const [code, state] = [given('code'), given('state')]
      if (code === '' || state === '') return page(named(title), refused(given('error')), 400)
      const iss = given('iss')
      return page(named(title), confirming({ code, state, ...(iss !== '' && { iss }) }), 200)
    },
    refuse: (status) => page(named(new URL(ctx.siteUrl).host), refused(''), status),
  }
}

const page = (site: PageSite, text: Html, status: number): PageAnswer =>
  pageAnswer(
    site,
    {
      title: texts.providerTitle,
      main: html`<h1>${texts.providerTitle}</h1>
        ${text}`,
    },
    { status },
  )

const confirming = (sent: Readonly<Record<string, string>>): Html =>
  html`<p>${texts.providerConfirm}</p>
    <pre><code>${JSON.stringify(sent, undefined, 2)}</code></pre>`

const refused = (error: string): Html =>
  html`<p>${texts.providerRefused}</p>
    ${error !== '' && html`<p><code>${error}</code></p>`}`
