import type { Database } from '../../../data/database/database.ts'
import { storeModified } from '../../../data/imports/site-imports.ts'
import { entryBody } from './bodies.ts'
import type { Kind, KindName } from './kinds.ts'
import { linkedPaths } from './rewrite-links.ts'
import type { SourceEntry, SourceEvent } from './shapes.ts'
import { idOf, type Work, type Written } from './work.ts'

/** An entry and its calendar data. */
export interface EntryToWrite {
  readonly item: SourceEntry
  readonly event: SourceEvent | undefined
}

/** Writes a page, a post, an event, a venue or an organizer. */
export async function writeEntry(
  { send, localIdOf, source }: Work,
  database: Database,
  kind: Kind & { readonly name: KindName },
  { item, event }: EntryToWrite,
  localId: number | undefined,
): Promise<Written> {
  const path = `/core/v2/${kind.base}`
  const body = entryBody(kind.name, item, localIdOf)
  const id = idOf(
    localId === undefined
      ? await send(database, 'POST', path, body)
      : await send(database, 'PATCH', `${path}/${localId}`, body),
  )
  if (event !== undefined) idOf(await send(database, 'PATCH', eventPath(id), eventBody(event)))
  await keepModified(database, id, item.modified_gmt)
  const { host } = source
  const links = [item.content.text, item.excerpt.text].some(
    (text) => linkedPaths(text, host).length > 0,
  )
  const orphan = item.parent !== 0 && localIdOf('page', item.parent) === undefined
  const parent = kind.name === 'page' && orphan ? item.parent : undefined
  const isPending = links || parent !== undefined
  return {
    localId: id,
    ...(isPending && {
      pending: { ...(links && { links }), ...(parent !== undefined && { parent }) },
    }),
  }
}

/** Keeps the modification date of the source site. */
export async function keepModified(database: Database, id: number, moment: string): Promise<void> {
  const modified = new Date(/[Z+]/.test(moment) ? moment : `${moment}Z`)
  if (!Number.isNaN(modified.getTime())) await storeModified(database, id, modified)
}

const eventPath = (id: number): string => `/cal/events/v1/events/${id}`

const eventBody = ({ featured, sticky, hide_from_listings, recurrence }: SourceEvent) => ({
  featured,
  sticky,
  hide_from_listings,
  ...(recurrence !== undefined && { recurrence }),
})
