import type { components } from '../../../../generated/core-v2/types.ts'
import { contentTypes, type ContentTypeName } from '../../../domain/content-types/content-types.ts'
import { previewPath } from '../../../domain/content/permalinks.ts'
import { previewAddress } from '../../../domain/content/previews/preview-address.ts'
import { issuePreview, requirePreviewable } from '../../../domain/content/previews/preview-links.ts'
import { operation, type Call } from '../../operation.ts'
import { entryLoader } from '../entries/load-entry.ts'

type PreviewLink = components['schemas']['PreviewLink']

interface Linking extends Pick<Call, 'caller'> {
  readonly params: { readonly id: number }
  /** Only types with revisions have one. */
  readonly body: { readonly revision?: number }
}

/** Creates preview links to items of a type; requires the right to edit the item. */
export function previewLinksOf(name: ContentTypeName) {
  const type = contentTypes[name]

  return operation({
    load: entryLoader(name),

    authorize: ({ caller }: Linking, _ctx, entry) => requirePreviewable(caller, type, entry),

    async run(
      { caller, body: { revision } }: Linking,
      ctx,
      entry,
    ): Promise<{ status: 200; body: PreviewLink; headers: Readonly<Record<string, string>> }> {
      const { token, expires } = await issuePreview(ctx, caller, entry, revision)
      const template = ctx.config.site.previewUrl
      return {
        status: 200,
        body: {
          url: ctx.siteUrl + previewPath(type, entry, token),
          front_end_url: template === undefined ? null : previewAddress(template, entry, token),
          token,
          expires: expires.toISOString().replace('.000', ''),
        },
        headers: { 'Cache-Control': 'no-store' },
      }
    },
  })
}
