import type { AppContext, Caller } from '../../../context.ts'
import {
  findComments,
  checkEntries,
  listThreads,
  type ThreadQuery,
} from '../../../data/comments/comment-reader.ts'
import { every } from '../../../data/entries/entry-filters.ts'
import { ofType, withStatus } from '../../../data/comments/comment-filters.ts'
import { readableItems, visibleComments } from '../../../domain/comments/comment-policy.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import type { EmbedResolver } from '../../operation.ts'
import { errorAnswer } from '../../../http/errors.ts'
import { idAfter, idsAfter } from '../../../http/links.ts'
import { requireReadable } from './comment-access.ts'
import { embedSelection, presentComments } from './comment-view.ts'
import { orRefusal } from '../or-refusal.ts'

/** The page size of the list that the link points to. */
const SHOWN = 10

/**
 * Loads the targets of `replies` links of items and `children` links of comments: the newest
 * comments of all of them together. An item that the caller may not read gets the error of its
 * list.
 */
export const embedThreads: EmbedResolver = async (hrefs, caller, ctx) => {
  const threads = hrefs.flatMap((href) => threadIn(href, ctx))
  const items = threads.filter(({ of }) => of === 'entry').map(({ id }) => id)
  const readable = await checkEntries(ctx.database, items, readableItems(caller))
  const hidden = (thread: ThreadQuery): boolean =>
    thread.of === 'entry' && readable.get(thread.id) === false
  const open = threads.filter((thread) => !hidden(thread))
  const where = every([visibleComments(caller), withStatus(['approved']), ofType('comment')])
  const found = await listThreads(ctx.database, open, where, SHOWN)
  const values = new Map<string, unknown>()
  for (const [place, { href }] of open.entries()) {
    values.set(href, await presentEmbedded(found[place] ?? [], caller, ctx))
  }
  for (const { href } of threads.filter(hidden)) {
    values.set(href, errorAnswer(forbidden('rest_cannot_read_post', caller)).body)
  }
  return values
}

/** Loads the targets of `in-reply-to` links: all comments in one statement. */
export const embedAnswered: EmbedResolver = async (hrefs, caller, ctx) => {
  const ids = idsAfter(hrefs, `${ctx.apiUrl}/core/v2/comments/`)
  const rows = await findComments(ctx.database, [...ids.values()])
  const shown = await presentEmbedded(rows, caller, ctx)
  const places = new Map(rows.map(({ id }, place) => [id, place]))
  return new Map(
    [...ids].map(([href, id]) => {
      const place = places.get(id)
      const row = place === undefined ? undefined : rows[place]
      return [
        href,
        row === undefined
          ? missing()
          : orRefusal(() => {
              requireReadable(caller, row, { context: 'embed', opened: false })
              return shown[place ?? 0]
            }),
      ]
    }),
  )
}

const presentEmbedded = (
  rows: Parameters<typeof presentComments>[2],
  caller: Caller,
  ctx: AppContext,
): Promise<unknown[]> => presentComments({ caller, selection: embedSelection }, ctx, rows)

const missing = (): unknown => errorAnswer(failure('rest_comment_invalid_id')).body

function threadIn(href: string, { apiUrl }: AppContext): (ThreadQuery & { href: string })[] {
  const list = `${apiUrl}/core/v2/comments`
  const entry = idAfter(href, `${list}?post=`)
  if (entry !== undefined) return [{ href, of: 'entry', id: entry }]
  const parent = idAfter(href, `${list}?parent=`)
  return parent === undefined ? [] : [{ href, of: 'parent', id: parent }]
}
