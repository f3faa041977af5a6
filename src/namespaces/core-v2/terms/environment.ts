import type { AppContext, Caller } from '../../../context.ts'
import type { Taxonomy } from '../../../domain/content-types/taxonomies.ts'
import type { SiteSettings } from '../../../domain/site/site-settings.ts'

/** What views and links need besides the row; the same for all rows of an answer. */
export interface TermEnvironment {
  readonly taxonomy: Taxonomy
  readonly caller: Caller
  readonly siteUrl: string
  readonly apiUrl: string
  readonly settings: SiteSettings
}

export async function termEnvironment(
  taxonomy: Taxonomy,
  caller: Caller,
  ctx: AppContext,
): Promise<TermEnvironment> {
  const { siteUrl, apiUrl } = ctx
  return { taxonomy, caller, siteUrl, apiUrl, settings: await ctx.settings() }
}
