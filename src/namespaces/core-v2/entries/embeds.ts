import { contexts } from '../../../../generated/core-v2/contexts.ts'
import { findEntries } from '../../../data/entries/entry-reader.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { canRead } from '../../../domain/content/entry-policy.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import type { EmbedResolver } from '../../operation.ts'
import { errorAnswer } from '../../../http/errors.ts'
import { idsAfter } from '../../../http/links.ts'
import type { MemberTable } from '../../../http/selection.ts'
import { createSelections } from '../../../http/selections.ts'
import { presentEntries } from './present.ts'

/** Loads the targets of `up` links of pages and comments. */
export const embedPages = resolverOf('page', contexts.Page)
export const embedPosts = resolverOf('post', contexts.Post)

/** Loads the featured pictures of posts and pages. */
export const embedFeaturedMedia = resolverOf('attachment', contexts.Media)

/**
 * Creates a loader of items of one type by address: all in one statement, in the embed context. An
 * item that the caller may not read is replaced by the error that its address answers.
 */
function resolverOf(name: 'post' | 'page' | 'attachment', members: MemberTable): EmbedResolver {
  const type = contentTypes[name]
  const selection = createSelections(members)(['GET'], 'embed', undefined)
  return async (hrefs, caller, ctx) => {
    const ids = idsAfter(hrefs, `${ctx.apiUrl}/core/v2/${type.restBase}/`)
    if (ids.size === 0) return new Map()
    const found = await findEntries(ctx.database, [...ids.values()])
    const items = found.filter((row) => row.type === name)
    const readable = items.filter((row) => canRead(caller, type, row))
    const shown = await presentEntries({ caller, selection }, ctx, name, readable)
    const values = new Map<number, unknown>(readable.map(({ id }, place) => [id, shown[place]]))
    const missing = (id: number): unknown =>
      errorAnswer(
        items.some((row) => row.id === id)
          ? forbidden('rest_forbidden', caller)
          : failure('rest_post_invalid_id'),
      ).body
    return new Map([...ids].map(([href, id]) => [href, values.get(id) ?? missing(id)]))
  }
}
