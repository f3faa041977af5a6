import type { components } from '../../../../generated/core-v2/types.ts'
import type { Caller } from '../../../context.ts'
import type { MenuSettings } from '../../../data/menus/menu-settings.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'
import { has } from '../../../domain/accounts/caller.ts'
import { menuTaxonomy } from '../../../domain/content-types/taxonomies.ts'
import { isMenuLocation } from '../../../domain/menus/locations.ts'
import { embeddable, presenter, type Links } from '../../../http/links.ts'
import type { FieldTable } from '../../../http/selection.ts'
import { contentMethods } from '../methods-in-scope.ts'

type Menu = components['schemas']['Menu']

/** What views and links need besides the row. */
export interface MenuEnvironment {
  readonly caller: Caller
  readonly apiUrl: string
  readonly settings: MenuSettings
}

/** No keys are registered for menus; answers only read it. */
const NO_META: Record<string, never> = {}

const locationsOf = ({ id }: TermRow, { settings }: MenuEnvironment): string[] =>
  Object.keys(settings.locations).filter(
    (name) => settings.locations[name] === id && isMenuLocation(name),
  )

const fields: FieldTable<Menu, TermRow, MenuEnvironment> = {
  id: (row) => row.id,
  description: (row) => row.description,
  name: (row) => row.name,
  slug: (row) => row.slug,
  meta: () => NO_META,
  locations: locationsOf,
  auto_add: ({ id }, { settings }) => settings.autoAdd.includes(id),
}

/** Presents a menu as its resource, with links if selected. */
export const presentMenu = presenter(fields, linksOf)

function linksOf(row: TermRow, env: MenuEnvironment): Links {
  const core = `${env.apiUrl}/core/v2`
  const locations = locationsOf(row, env)
  const mayWrite = has(env.caller, menuTaxonomy.capabilities.edit)
  const writes = mayWrite ? ['POST', 'PUT', 'PATCH', 'DELETE'] : []
  const allow = contentMethods(env.caller, ['GET', ...writes])
  return {
    self: [{ href: `${core}/menus/${row.id}`, targetHints: { allow } }],
    collection: [{ href: `${core}/menus` }],
    'core:post_type': [{ href: `${core}/menu-items?menus=${row.id}` }],
    ...(locations.length > 0 && {
      'core:menu-location': locations.map((name) => embeddable(`${core}/menu-locations/${name}`)),
    }),
  }
}
