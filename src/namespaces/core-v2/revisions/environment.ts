import type { AppContext } from '../../../context.ts'
import type { ContentType } from '../../../domain/content/content-types.ts'
import type { RevisionEnvironment } from './view.ts'

export async function revisionEnvironment(
  ctx: AppContext,
  type: ContentType,
): Promise<RevisionEnvironment> {
  const { timezone } = await ctx.settings()
  return { zone: timezone, collection: `${ctx.apiUrl}/core/v2/${type.restBase}` }
}
