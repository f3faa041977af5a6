import type { AppContext } from '../context.ts'
import type { PageAnswer, PageRequest } from '../http/pages.ts'
import { publicDocument, publicHeaders, withinSite, type PublicSite } from './entry-page-layout.ts'
import { around, pageAds } from './ads/page-ads.ts'
import { Html, html } from './html.ts'
import { texts } from './texts.ts'

/** The entrance of the site: what it is, and where programs and their authors go from here. */
export async function frontPage(
  ctx: AppContext,
  site: PublicSite,
  request: PageRequest,
): Promise<PageAnswer> {
  const [{ title, description }, ads] = await Promise.all([
    ctx.settings(),
    pageAds(ctx, request, 'home'),
  ])
  const main = html`<h1>${title}</h1>
    <p>${description === '' ? texts.frontIntro : description}</p>
    <ul>
      <li><a href="${ctx.apiUrl}/">${texts.frontApi}</a></li>
      <li><a href="${ctx.siteUrl}/docs/">${texts.frontDocuments}</a></li>
    </ul>`
  const placed = ads ? new Html(ads.placement.text(main.toString())) : main
  const body = withinSite(site, placed, around(ads).around)
  return {
    status: 200,
    headers: publicHeaders(site, [], ads?.policy()),
    body: publicDocument(site, { title: texts.frontTitle, body }),
  }
}
