import type { components } from '../../../../generated/core-v2/types.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { describedTypes } from '../../../domain/content-types/described-types.ts'
import { renderTitle } from '../../../domain/content/rendering/render.ts'
import { menuTaxonomy, taxonomyOf } from '../../../domain/content-types/taxonomies.ts'
import { detailsOf } from '../../../domain/menus/details.ts'
import { embeddable, type Links } from '../../../http/links.ts'
import { nested, type FieldTable } from '../../../http/selection.ts'
import type { EntryEnvironment } from '../entries/environment.ts'

type Schemas = components['schemas']

/** No keys are registered for menu items; answers only read it. */
const NO_META: Record<string, never> = {}

const targetOf = ({ id }: EntryRow, { menuTargets }: EntryEnvironment) => menuTargets.get(id)

const menuOf = ({ terms }: EntryRow): number | null => terms[menuTaxonomy.name]?.[0] ?? null

function typeLabel(row: EntryRow): string {
  const { type, object } = detailsOf(row)
  if (type === 'custom') return 'Link'
  if (type === 'taxonomy') return taxonomyOf(object)?.words.one ?? object
  const words = describedTypes.find(({ name }) => name === object)?.words
  return (type === 'post_type' ? words?.one : words?.many) ?? object
}

const title: FieldTable<Schemas['MenuItemFields']['title'], EntryRow, EntryEnvironment> = {
  raw: (row) => row.title,
  rendered: (row, env) => renderTitle(row.title || (targetOf(row, env)?.title ?? '')),
}

export const menuItemFields: FieldTable<Schemas['MenuItem'], EntryRow, EntryEnvironment> = {
  id: (row) => row.id,
  title: nested(title),
  // Writers only store these values.
  status: (row) => row.status as Schemas['MenuItemFields']['status'],
  url: (row, env) => {
    const { type, url } = detailsOf(row)
    return type === 'custom' ? url : (targetOf(row, env)?.url ?? '')
  },
  attr_title: (row) => detailsOf(row).attrTitle,
  description: (row) => detailsOf(row).description,
  type: (row) => detailsOf(row).type,
  type_label: typeLabel,
  object: (row) => detailsOf(row).object,
  object_id: (row) => detailsOf(row).objectId,
  parent: (row) => row.parentId,
  menu_order: (row) => row.menuOrder,
  target: (row) => detailsOf(row).target,
  classes: (row) => [...detailsOf(row).classes],
  xfn: (row) => [...detailsOf(row).xfn],
  invalid: (row, env) => detailsOf(row).type !== 'custom' && targetOf(row, env) === undefined,
  menus: menuOf,
  meta: () => NO_META,
}

/** `_links` of a menu item: its menu, its parent, and its target. */
export function menuItemLinks(row: EntryRow, env: EntryEnvironment, common: Links): Links {
  const core = `${env.apiUrl}/core/v2`
  const { type, object, objectId } = detailsOf(row)
  const menu = menuOf(row)
  const base =
    type === 'post_type'
      ? describedTypes.find(({ name }) => name === object)?.restBase
      : type === 'taxonomy' && taxonomyOf(object)?.restBase
  return {
    self: common['self'] ?? [],
    collection: common['collection'] ?? [],
    about: common['about'] ?? [],
    ...(row.parentId > 0 && { up: common['up'] ?? [] }),
    ...(menu !== null && {
      'core:term': [embeddable(`${core}/menus/${menu}`, { taxonomy: menuTaxonomy.name })],
    }),
    ...(base && {
      'core:menu-item-object': [{ ...embeddable(`${core}/${base}/${objectId}`), [type]: object }],
    }),
  }
}
