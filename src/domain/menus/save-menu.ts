import type { Tx } from '../../data/database/database.ts'
import { inOneCommit } from '../../data/database/nested-transaction.ts'
import {
  lockMenus,
  removeMenuItems,
  storeMenuSettings,
  touchMenus,
  type MenuSettings,
} from '../../data/menus/menu-settings.ts'
import { findByName } from '../../data/terms/term-writer.ts'
import type { TermRow } from '../../data/terms/term-row.ts'
import { menuTaxonomy } from '../content-types/taxonomies.ts'
import { failure } from '../errors/errors.ts'
import type { Guard } from '../errors/guard.ts'
import type { Site } from '../site/site.ts'
import { createTerm, type TermInput } from '../terms/create-term.ts'
import { deleteTerm } from '../terms/delete-term.ts'
import { termName } from '../terms/term-texts.ts'
import { updateTerm } from '../terms/update-term.ts'

/** The input of a write; omitted members stay unchanged or get their defaults. */
export interface MenuInput extends TermInput {
  readonly locations?: readonly string[] | undefined
  readonly autoAdd?: boolean | undefined
}

/**
 * Creates a menu (behaviour/site.md#menus).
 * @throws DomainError 400 menu_exists (with `term_id`), empty_term_name
 */
export function createMenu(site: Site, input: MenuInput): Promise<TermRow> {
  return writing(site, async (joined, tx, settings) => {
    await refuseTaken(tx, input.name, undefined)
    const row = await createTerm(joined, menuTaxonomy, termOf(input))
    const moved = await place(tx, settings, row.id, input, site.clock())
    return moved ? { ...row, version: row.version + 1 } : row
  })
}

/**
 * Updates the members that the input contains.
 * @throws DomainError 404 rest_term_invalid; 400 menu_exists, empty_term_name,
 *   duplicate_term_slug; what the guard throws
 */
export function updateMenu(
  site: Site,
  id: number,
  input: MenuInput,
  guard: Guard,
): Promise<TermRow> {
  return writing(site, async (joined, tx, settings) => {
    await refuseTaken(tx, input.name, id)
    const row = await updateTerm(joined, menuTaxonomy, id, termOf(input), guard)
    const moved = await place(tx, settings, id, input, site.clock())
    return moved ? { ...row, version: row.version + 1 } : row
  })
}

/**
 * Deletes a menu with its items and removes it from its locations.
 * @returns the deleted menu and its former locations
 * @throws DomainError 404 rest_term_invalid; what the guard throws
 */
export function deleteMenu(
  site: Site,
  id: number,
  guard: Guard,
): Promise<{ row: TermRow; settings: MenuSettings }> {
  return writing(site, async (joined, tx, settings) => {
    // If the guard throws, this is rolled back as well.
    await removeMenuItems(tx, id, site.clock())
    const row = await deleteTerm(joined, menuTaxonomy, id, guard)
    await place(tx, settings, id, { locations: [], autoAdd: false }, site.clock())
    return { row, settings }
  })
}

/** Runs a write of the term and its settings in one transaction. */
function writing<T>(
  site: Site,
  work: (joined: Site, tx: Tx, settings: MenuSettings) => Promise<T>,
): Promise<T> {
  return inOneCommit(site.database, (database) =>
    database.transact(async (tx) => work({ ...site, database }, tx, await lockMenus(tx))),
  )
}

const termOf = ({ name, slug, description }: MenuInput): TermInput => ({ name, slug, description })

/** Names are unique among menus, whatever their slugs. */
async function refuseTaken(tx: Tx, name: string | undefined, own: number | undefined) {
  if (name === undefined) return
  const cleaned = termName(name)
  const found = await findByName(tx, menuTaxonomy.name, cleaned, 0)
  if (found !== undefined && found.id !== own)
    throw failure('menu_exists', { details: { term_id: found.id } })
}

/** @returns whether the locations of the menu have changed */
async function place(
  tx: Tx,
  settings: MenuSettings,
  id: number,
  { locations, autoAdd }: MenuInput,
  now: Date,
): Promise<boolean> {
  const others = Object.entries(settings.locations).filter(([, menu]) => menu !== id)
  const kept = locations === undefined ? Object.entries(settings.locations) : others
  const next: MenuSettings = {
    locations: {
      ...Object.fromEntries(kept),
      ...Object.fromEntries((locations ?? []).map((name) => [name, id])),
    },
    autoAdd:
      autoAdd === undefined
        ? settings.autoAdd
        : [...settings.autoAdd.filter((menu) => menu !== id), ...(autoAdd ? [id] : [])],
  }
  const names = new Set([...Object.keys(settings.locations), ...Object.keys(next.locations)])
  const changed = [...names].filter((name) => settings.locations[name] !== next.locations[name])
  const flips = settings.autoAdd.includes(id) !== next.autoAdd.includes(id)
  if (changed.length === 0 && !flips) return false
  await storeMenuSettings(tx, next)
  const left = changed.flatMap((name) => settings.locations[name] ?? [])
  await touchMenus(tx, [...left, id], now)
  return true
}
