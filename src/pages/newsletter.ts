import type { AppContext } from '../context.ts'
import { answerSubscription, subscriptionOf } from '../domain/mail/newsletter.ts'
import type { PageAnswer, PageRoute } from '../http/pages.ts'
import { pageAnswer } from './authorize/answers.ts'
import { html } from './html.ts'
import type { Page, PageSite } from './layout.ts'
import { texts } from './page-texts.ts'

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
      const { title } = await ctx.settings()
      const site = { title, siteUrl: ctx.siteUrl }
      const token = PATH.exec(path)?.[1] ?? ''
      const subscription = await subscriptionOf(ctx, token)
      if (subscription === undefined) return invalidLink(site)
      if (method === 'GET') return pageAnswer(site, askPage(site, token, subscription.email))
      const wish = form.get('do')
      if (wish !== 'confirm' && wish !== 'leave') return invalidLink(site)
      await answerSubscription(ctx, subscription, wish === 'confirm')
      const text = wish === 'confirm' ? texts.newsletterConfirmed : texts.newsletterLeft
      return pageAnswer(site, plainPage(text))
    },
    refuse: (status) =>
      pageAnswer(
        { title: new URL(ctx.siteUrl).host, siteUrl: ctx.siteUrl },
        plainPage(status === 503 ? texts.unavailable : texts.badRequest),
        { status },
      ),
  }
}

const invalidLink = (site: PageSite): PageAnswer =>
  pageAnswer(site, plainPage(texts.newsletterLost), { status: 404 })

const plainPage = (text: string): Page => ({
  title: texts.newsletterTitle,
  main: html`<h1>${texts.newsletterTitle}</h1>
    <p>${text}</p>`,
})

function askPage({ siteUrl }: PageSite, token: string, email: string): Page {
  return {
    title: texts.newsletterTitle,
    main: html`<h1>${texts.newsletterTitle}</h1>
      <p>${texts.newsletterAsk(email)}</p>
      <form
        method="post"
        action="${new URL(siteUrl).pathname.replace(/\/$/, '')}/newsletter/${token}"
      >
        <button name="do" value="confirm">${texts.newsletterConfirm}</button>
        <button name="do" value="leave" class="second">${texts.newsletterLeave}</button>
      </form>`,
  }
}
