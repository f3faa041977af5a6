import type { AppContext } from '../context.ts'
import { wordsOf } from '../messages/words.ts'
import type { PageSite } from './layout.ts'

/** The site as its settings describe it now. */
export async function pageSite(ctx: AppContext): Promise<PageSite> {
  const { title, language } = await ctx.settings()
  return { title, siteUrl: ctx.siteUrl, words: wordsOf(language) }
}

/** The site on pages of errors, which have to work even if the settings cannot be read. */
export function namelessPageSite(ctx: AppContext): PageSite {
  const { siteUrl } = ctx
  return { title: new URL(siteUrl).host, siteUrl, words: wordsOf(ctx.lastSettings().language) }
}
