import type { AppContext } from '../../context.ts'
import { CALLBACK_PATH } from '../../domain/ads/provider/client.ts'
import type { PageAnswer, PageRoute } from '../../http/pages.ts'
import type { Translate } from '../../messages/words.ts'
import { pageAnswer } from '../authorize/answers.ts'
import { html, type Html } from '../html.ts'
import type { PageSite } from '../layout.ts'
import { namelessPageSite, pageSite } from '../page-site.ts'

/** Longer codes are invalid. */
const MAX_LENGTH = 4096

/**
 * Where the ad provider redirects an administrator's browser (behaviour/ads.md#ad-provider). It
 * shows what confirms the link, but changes nothing itself: the administrator who began must
 * confirm with their own credentials.
 */
export function createProviderPageRoute(ctx: AppContext): PageRoute {
  return {
    path: new RegExp(`^${CALLBACK_PATH}/?$`),
    methods: ['GET'],
    async answer({ query }) {
      const site = await pageSite(ctx)
      const { t } = site.words
      const given = (name: string): string => (query.get(name) ?? '').slice(0, MAX_LENGTH)
      const [code, state] = [given('code'), given('state')]
      if (code === '' || state === '') return page(site, refused(t, given('error')), 400)
      const iss = given('iss')
      return page(site, confirming(t, { code, state, ...(iss !== '' && { iss }) }), 200)
    },
    refuse(status) {
      const site = namelessPageSite(ctx)
      return page(site, refused(site.words.t, ''), status)
    },
  }
}

const page = (site: PageSite, text: Html, status: number): PageAnswer =>
  pageAnswer(
    site,
    {
      title: site.words.t('adProvider.title'),
      main: html`<h1>${site.words.t('adProvider.title')}</h1>
        ${text}`,
    },
    { status },
  )

const confirming = (t: Translate, sent: Readonly<Record<string, string>>): Html =>
  html`<p>${t('adProvider.confirm')}</p>
    <pre><code>${JSON.stringify(sent, undefined, 2)}</code></pre>`

const refused = (t: Translate, error: string): Html =>
  html`<p>${t('adProvider.refused')}</p>
    ${error !== '' && html`<p><code>${error}</code></p>`}`
