import { contexts } from '../../../../generated/core-v2/contexts.ts'
import { findEntries } from '../../../data/entries/entry-reader.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { canRead } from '../../../domain/content/entry-policy.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import type { EmbedResolver } from '../../operation.ts'
import { errorAnswer } from '../../../http/errors.ts'
import { createSelections } from '../../../http/selections.ts'
import { presentEntries } from '../entries/present.ts'

const type = contentTypes.attachment
const embedded = createSelections(contexts.Media)(['GET'], 'embed', undefined)

/**
 * Loads the featured pictures of posts and pages in one statement, in the embed context. One that
 * the caller may not read is replaced by the error that its address answers.
 */
export const embedFeaturedMedia: EmbedResolver = async (hrefs, caller, ctx) => {
  const ids = new Map(hrefs.flatMap((href) => mediaIn(href, ctx.apiUrl)))
  const found = await findEntries(ctx.database, [...ids.values()])
  const rows = found.filter((row) => row.type === type.name)
  const readable = rows.filter((row) => canRead(caller, type, row))
  const shown = await presentEntries({ caller, selection: embedded }, ctx, 'attachment', readable)
  const values = new Map<number, unknown>(readable.map(({ id }, place) => [id, shown[place]]))
  const missing = (id: number): unknown =>
    errorAnswer(
      rows.some((row) => row.id === id)
        ? forbidden('rest_forbidden', caller)
        : failure('rest_post_invalid_id'),
    ).body
  return new Map([...ids].map(([href, id]) => [href, values.get(id) ?? missing(id)]))
}

function mediaIn(href: string, apiUrl: string): [href: string, id: number][] {
  const prefix = `${apiUrl}/core/v2/${type.restBase}/`
  const rest = href.startsWith(prefix) ? href.slice(prefix.length) : ''
  return /^\d{1,10}$/.test(rest) ? [[href, Number(rest)]] : []
}
