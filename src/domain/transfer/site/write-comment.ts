import { decodeHTMLStrict } from 'entities'
import { insertComment } from '../../../data/comments/comment-writer.ts'
import type { Database } from '../../../data/database/database.ts'
import { cleanTexts, requireTextLengths } from '../../comments/comment-texts.ts'
import { commentBody } from './bodies.ts'
import type { SourceComment } from './shapes.ts'
import { idOf, ItemRefused, type Work, type Written } from './work.ts'

/**
 * Writes an approved comment, also when comments are closed by now, and without rate limits.
 */
export async function writeComment(
  { site, send, caller, localIdOf }: Work,
  database: Database,
  item: SourceComment,
  localId: number | undefined,
): Promise<Written> {
  const place = commentBody(item, localIdOf)
  if ('why' in place) throw new ItemRefused(place.why)
  const input = {
    content: item.content.text,
    authorName: decodeHTMLStrict(item.author_name),
    authorEmail: item.author_email,
    authorUrl: item.author_url,
  }
  if (localId !== undefined) {
    const path = `/core/v2/comments/${localId}`
    return { localId: idOf(await send(database, 'PATCH', path, { content: input.content })) }
  }
  requireTextLengths(input)
  const texts = cleanTexts(caller, input)
  const date = new Date(`${item.date_gmt.replace(/Z$/, '')}Z`)
  if (Number.isNaN(date.getTime())) throw new ItemRefused('has no valid date')
  const values = {
    entryId: place.post,
    parentId: place.parent,
    type: 'comment',
    status: 'approved' as const,
    formerStatus: null,
    authorId: place.author,
    authorName: texts.authorName ?? '',
    authorEmail: texts.authorEmail ?? '',
    authorUrl: texts.authorUrl ?? '',
    authorIp: '',
    authorAgent: '',
    content: texts.content ?? '',
    date,
  }
  const id = await database.transact((tx) => insertComment(tx, values, site.clock()))
  return { localId: id }
}
