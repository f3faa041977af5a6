/** The targets of menu items: entries, terms, and archives of a type. */
import type { Database, Tx } from '../../data/database/database.ts'
import { findEntries } from '../../data/entries/entry-reader.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import { findTermTargets, hasEntry, type MenuItemDetails } from '../../data/menus/menu-items.ts'
import { lockTermKey } from '../../data/terms/term-writer.ts'
import { isRowId } from '../../stored-integer.ts'
import { contentType } from '../content-types/content-types.ts'
import { describedTypes } from '../content-types/described-types.ts'
import { permalink } from '../content/permalinks.ts'
import { canRead } from '../content/entry-policy.ts'
import { publicTaxonomies } from '../content-types/taxonomies.ts'
import type { Caller } from '../accounts/caller.ts'
import { failure } from '../errors/errors.ts'
import { detailsOf } from './details.ts'

export interface MenuTarget {
  readonly title: string
  readonly url: string
}

/** Targets by the id of the menu item; an item without a target is invalid. */
export type MenuTargets = ReadonlyMap<number, MenuTarget>

/** Taxonomies without pages cannot be linked to. */
const linkedTaxonomy = (name: string) => publicTaxonomies.find((taxonomy) => taxonomy.name === name)

const described = (name: string) => describedTypes.find((type) => type.name === name)

/**
 * @throws DomainError 400 rest_post_invalid_id, rest_term_invalid, rest_post_invalid_type for
 *   a target that does not exist
 */
export async function requireTarget(
  tx: Tx,
  { type, object, objectId }: MenuItemDetails,
): Promise<void> {
  if (type === 'post_type') {
    const known = described(object)?.viewable === true
    if (!known || !(await hasEntry(tx, object, objectId))) {
      throw failure('rest_post_invalid_id', { kind: 'invalid' })
    }
  }
  if (type === 'taxonomy') {
    const known = linkedTaxonomy(object) !== undefined && isRowId(objectId)
    if (!known || (await lockTermKey(tx, object, objectId)) === undefined) {
      throw failure('rest_term_invalid', { kind: 'invalid' })
    }
  }
  if (type === 'post_type_archive' && (described(object)?.archivePath ?? null) === null) {
    throw failure('rest_post_invalid_type')
  }
}

/**
 * Loads the targets of items in two statements, whatever their number. Targets that the caller may
 * not read show neither their title nor their address.
 */
export async function findMenuTargets(
  database: Database,
  siteUrl: string,
  caller: Caller,
  items: readonly EntryRow[],
): Promise<MenuTargets> {
  const details = items.map((row) => ({ id: row.id, ...detailsOf(row) }))
  const idsOf = (type: MenuItemDetails['type']): number[] =>
    details.filter((item) => item.type === type).map(({ objectId }) => objectId)
  const entries = new Map(
    (await findEntries(database, idsOf('post_type'))).map((row) => [row.id, row]),
  )
  const terms = new Map(
    (await findTermTargets(database, idsOf('taxonomy'))).map((term) => [term.id, term]),
  )
  const targetOf = (item: (typeof details)[number]): MenuTarget | undefined => {
    if (item.type === 'post_type') {
      const row = entries.get(item.objectId)
      return row?.type === item.object ? entryTarget(siteUrl, caller, row) : undefined
    }
    if (item.type === 'taxonomy') {
      const term = terms.get(item.objectId)
      const taxonomy = linkedTaxonomy(item.object)
      if (term === undefined || term.taxonomy !== taxonomy?.name) return undefined
      return { title: term.name, url: `${siteUrl}/${taxonomy.path}/${term.slug}/` }
    }
    const type = item.type === 'custom' ? undefined : described(item.object)
    if (type === undefined || type.archivePath === null) return undefined
    return { title: type.words.many, url: `${siteUrl}/${type.archivePath}/` }
  }
  return new Map(
    details.flatMap((item): [number, MenuTarget][] => {
      const target = targetOf(item)
      return target === undefined ? [] : [[item.id, target]]
    }),
  )
}

function entryTarget(siteUrl: string, caller: Caller, row: EntryRow): MenuTarget | undefined {
  const type = contentType(row.type)
  if (type === undefined || row.status === 'trash') return undefined
  if (!canRead(caller, type, row)) return { title: '', url: '' }
  return { title: row.title, url: permalink(siteUrl, type, row) }
}
