import type { AppContext } from '../context.ts'
import type { PageAnswer } from '../http/pages.ts'
import { publicDocument, publicHeaders, withinSite, type PublicSite } from './entry-page-layout.ts'
import { html } from './html.ts'
import { texts } from './texts.ts'

/** The entrance of the site: what it is, and where programs and their authors go from here. */
export async function frontPage(ctx: AppContext, site: PublicSite): Promise<PageAnswer> {
  const { title, description } = await ctx.settings()
  const main = html`<h1>${title}</h1>
    <p>${description === '' ? texts.frontIntro : description}</p>
    <ul>
      <li><a href="${ctx.apiUrl}/">${texts.frontApi}</a></li>
      <li><a href="${ctx.siteUrl}/docs/">${texts.frontDocuments}</a></li>
    </ul>`
  return {
    status: 200,
    headers: publicHeaders(site),
    body: publicDocument(site, { title: texts.frontTitle, body: withinSite(site, main) }),
  }
}
