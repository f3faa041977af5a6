import type { AppContext } from '../context.ts'
import { answerSubscription, subscriptionOf } from '../domain/mail/newsletter.ts'
import type { PageAnswer, PageRoute } from '../http/pages.ts'
import type { Translate } from '../messages/words.ts'
import { pageAnswer } from './authorize/answers.ts'
import { html } from './html.ts'
import type { Page, PageSite } from './layout.ts'
import { namelessPageSite, pageSite } from './page-site.ts'

const PATH = /^\/newsletter\/([\w-]{32})\/?$/

/**
 * The page behind a subscription link (behaviour/ads.md#messages). Opening it changes nothing,
 * since mail scanners open links too; only its button does.
 */
export function createNewsletterRoute(ctx: AppContext): PageRoute {
  return {
    path: PATH,
    methods: ['GET', 'POST'],
    async answer({ method, path, form }) {
      const site = await pageSite(ctx)
      const { t } = site.words
      const token = PATH.exec(path)?.[1] ?? ''
      const subscription = await subscriptionOf(ctx, token)
      if (subscription === undefined) return invalidLink(site)
      if (method === 'GET') return pageAnswer(site, askPage(site, token, subscription.email))
      const choice = form.get('do')
      if (choice !== 'confirm' && choice !== 'leave') return invalidLink(site)
      await answerSubscription(ctx, subscription, choice === 'confirm')
      const text = choice === 'confirm' ? t('newsletter.confirmed') : t('newsletter.left')
      return pageAnswer(site, plainPage(t, text))
    },
    refuse(status) {
      const site = namelessPageSite(ctx)
      const { t } = site.words
      const reason = status === 503 ? t('problem.unavailable') : t('problem.badRequest')
      return pageAnswer(site, plainPage(t, reason), { status })
    },
  }
}

const invalidLink = (site: PageSite): PageAnswer =>
  pageAnswer(site, plainPage(site.words.t, site.words.t('newsletter.invalidLink')), { status: 404 })

const plainPage = (t: Translate, text: string): Page => ({
  title: t('newsletter.title'),
  main: html`<h1>${t('newsletter.title')}</h1>
    <p>${text}</p>`,
})

function askPage({ siteUrl, words: { t } }: PageSite, token: string, email: string): Page {
  return {
    title: t('newsletter.title'),
    main: html`<h1>${t('newsletter.title')}</h1>
      <p>${t('newsletter.ask', { email })}</p>
      <form
        method="post"
        action="${new URL(siteUrl).pathname.replace(/\/$/, '')}/newsletter/${token}"
      >
        <div class="actions">
          <button name="do" value="confirm">${t('newsletter.confirm')}</button>
          <button name="do" value="leave" class="second">${t('newsletter.leave')}</button>
        </div>
      </form>`,
  }
}
