import type { AppContext } from '../context.ts'
import type { PageAnswer, PageRoute } from '../http/pages.ts'
import { html } from './html.ts'
import { guardedHeaders, layout, type Page } from './layout.ts'
import { texts } from './texts.ts'

const answerOf = (ctx: AppContext, title: string, page: Page, status: number): PageAnswer => ({
  status,
  headers: guardedHeaders(ctx.siteUrl),
  body: layout({ title, siteUrl: ctx.siteUrl }, page),
})

/** Works also where the settings cannot be read. */
const refusal =
  (ctx: AppContext): PageRoute['refuse'] =>
  (status) =>
    answerOf(
      ctx,
      new URL(ctx.siteUrl).host,
      { title: texts.sorry, main: html`<h1>${texts.sorry}</h1>` },
      status,
    )

/** The entrance of the site: what it is, and where programs and their authors go from here. */
export function createFrontPageRoute(ctx: AppContext): PageRoute {
  return {
    path: /^\/$/,
    methods: ['GET'],
    async answer() {
      const { title, description } = await ctx.settings()
      const main = html`<h1>${title}</h1>
        <p>${description === '' ? texts.frontIntro : description}</p>
        <ul>
          <li><a href="${ctx.apiUrl}/">${texts.frontApi}</a></li>
          <li><a href="${ctx.siteUrl}/docs/">${texts.frontDocuments}</a></li>
        </ul>`
      return answerOf(ctx, title, { title: texts.frontTitle, main }, 200)
    },
    refuse: refusal(ctx),
  }
}

/** Every address that nothing else answers. */
export function createNotFoundRoute(ctx: AppContext): PageRoute {
  return {
    path: /^/,
    methods: ['GET', 'POST'],
    async answer() {
      const main = html`<h1>${texts.notFoundTitle}</h1>
        <p>${texts.notFound}</p>
        <p><a href="${ctx.siteUrl}/">${texts.toFront}</a></p>`
      const { title } = await ctx.settings()
      return answerOf(ctx, title, { title: texts.notFoundTitle, main }, 404)
    },
    refuse: refusal(ctx),
  }
}
