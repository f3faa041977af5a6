import { contexts } from '../../../../generated/core-v2/contexts.ts'
import { findEntries } from '../../../data/entries/entry-reader.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { canRead } from '../../../domain/content/entry-policy.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import type { EmbedResolver } from '../../operation.ts'
import { errorAnswer } from '../../../http/errors.ts'
import type { Selection } from '../../../http/selection.ts'
import { createSelections } from '../../../http/selections.ts'
import { presentEntries } from './present.ts'

/** Loads the targets of `up` links of pages and comments. */
export const embedPages: EmbedResolver = resolverOf(
  'page',
  createSelections(contexts.Page)(['GET'], 'embed', undefined),
)
export const embedPosts: EmbedResolver = resolverOf(
  'post',
  createSelections(contexts.Post)(['GET'], 'embed', undefined),
)

/**
 * Creates a loader of items of one type by address: all in one statement, in the embed context. An
 * item that the caller may not read is replaced by the error that its address answers.
 */
function resolverOf(name: 'post' | 'page', embedded: Selection): EmbedResolver {
  const type = contentTypes[name]
  return async (hrefs, caller, ctx) => {
    const ids = new Map(hrefs.flatMap((href) => itemIn(href, ctx.apiUrl, type.restBase)))
    if (ids.size === 0) return new Map()
    const found = await findEntries(ctx.database, [...ids.values()])
    const items = found.filter((row) => row.type === name)
    const readable = items.filter((row) => canRead(caller, type, row))
    const hidden = new Set(items.filter((row) => !readable.includes(row)).map(({ id }) => id))
    const shown = await presentEntries({ caller, selection: embedded }, ctx, name, readable)
    const values = new Map<number, unknown>(readable.map(({ id }, place) => [id, shown[place]]))
    const missing = (id: number): unknown =>
      errorAnswer(
        hidden.has(id) ? forbidden('rest_forbidden', caller) : failure('rest_post_invalid_id'),
      ).body
    return new Map([...ids].map(([href, id]) => [href, values.get(id) ?? missing(id)]))
  }
}

function itemIn(href: string, apiUrl: string, restBase: string): [href: string, id: number][] {
  const prefix = `${apiUrl}/core/v2/${restBase}/`
  const rest = href.startsWith(prefix) ? href.slice(prefix.length) : ''
  return /^\d{1,10}$/.test(rest) ? [[href, Number(rest)]] : []
}
