import { contexts } from '../../../../generated/core-v2/contexts.ts'
import { findEntries } from '../../../data/entry-reader.ts'
import { contentTypes } from '../../../domain/content/content-types.ts'
import { canRead } from '../../../domain/content/policy.ts'
import { failure, forbidden } from '../../../domain/errors.ts'
import type { EmbedResolver } from '../../../http/embed.ts'
import { errorAnswer } from '../../../http/errors.ts'
import { createSelections } from '../../../http/selections.ts'
import { presentEntries } from './present.ts'

const embedded = createSelections(contexts.Page)(['GET'], 'embed', undefined)

/**
 * What `up` links of pages point to: all parents in one statement, in the embed context. A parent
 * that the caller may not read stands there as the error that its address answers.
 */
export const embedParentPages: EmbedResolver = async (hrefs, caller, ctx) => {
  const ids = new Map(hrefs.flatMap((href) => pageIn(href, ctx.apiUrl)))
  const found = await findEntries(ctx.database, [...ids.values()])
  const pages = found.filter(({ type }) => type === 'page')
  const readable = pages.filter((row) => canRead(caller, contentTypes.page, row))
  const hidden = new Set(pages.filter((row) => !readable.includes(row)).map(({ id }) => id))
  const shown = await presentEntries({ caller, selection: embedded }, ctx, 'page', readable)
  const values = new Map<number, unknown>(readable.map(({ id }, place) => [id, shown[place]]))
  const missing = (id: number): unknown =>
    errorAnswer(
      hidden.has(id) ? forbidden('rest_forbidden', caller) : failure('rest_post_invalid_id'),
    ).body
  return new Map([...ids].map(([href, id]) => [href, values.get(id) ?? missing(id)]))
}

function pageIn(href: string, apiUrl: string): [href: string, id: number][] {
  const prefix = `${apiUrl}/core/v2/${contentTypes.page.restBase}/`
  const rest = href.startsWith(prefix) ? href.slice(prefix.length) : ''
  return /^\d{1,10}$/.test(rest) ? [[href, Number(rest)]] : []
}
