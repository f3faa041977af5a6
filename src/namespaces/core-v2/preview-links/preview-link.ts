import { contentTypes, type ContentTypeName } from '../../../domain/content-types/content-types.ts'
import { issuePreview, requirePreviewable } from '../../../domain/content/previews/preview-links.ts'
import { operation, type Call } from '../../operation.ts'
import { showPreviewLink } from '../../preview-link-view.ts'
import { entryLoader } from '../entries/load-entry.ts'

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

    run: async ({ caller, body: { revision } }: Linking, ctx, entry) =>
      showPreviewLink(ctx, type, entry, await issuePreview(ctx, caller, entry, revision)),
  })
}
