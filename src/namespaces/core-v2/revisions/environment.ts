import type { AppContext } from '../../../context.ts'
import { loadBlockData } from '../../../domain/content/blocks/load-block-data.ts'
import type { ContentType } from '../../../domain/content-types/content-types.ts'
import { prerender, type RenderableTexts } from '../../../domain/content/rendering/render.ts'
import type { RevisionEnvironment } from './revision-view.ts'

export async function revisionEnvironment(
  ctx: AppContext,
  type: ContentType,
  shown: readonly RenderableTexts[],
): Promise<RevisionEnvironment> {
  const { timezone } = await ctx.settings()
  const contents = shown.map(({ content }) => content)
  return {
    zone: timezone,
    blocks: await prerender(shown, ['content'], await loadBlockData(ctx, timezone, contents)),
    collection: `${ctx.apiUrl}/core/v2/${type.restBase}`,
  }
}
