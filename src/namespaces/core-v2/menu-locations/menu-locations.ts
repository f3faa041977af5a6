import { contexts } from '../../../../generated/core-v2/contexts.ts'
import type { MenuLocationsOperations } from '../../../../generated/core-v2/operations.ts'
import type { components } from '../../../../generated/core-v2/types.ts'
import { loadMenuSettings, type MenuSettings } from '../../../data/menus/menu-settings.ts'
import { failure } from '../../../domain/errors/errors.ts'
import {
  menuLocation,
  menuLocations as all,
  type MenuLocation,
} from '../../../domain/menus/locations.ts'
import { requireMenuManager } from '../../../domain/menus/menu-policy.ts'
import { embeddable, presenter, type Links } from '../../../http/links.ts'
import { presentByName, type FieldTable } from '../../../http/selection.ts'

type Resource = components['schemas']['MenuLocation']

interface LocationEnvironment {
  readonly apiUrl: string
  readonly settings: MenuSettings
}

const menuAt = ({ name }: MenuLocation, { settings }: LocationEnvironment): number =>
  settings.locations[name] ?? 0

const fields: FieldTable<Resource, MenuLocation, LocationEnvironment> = {
  name: ({ name }) => name,
  description: ({ description }) => description,
  menu: menuAt,
}

const present = presenter(fields, linksOf)

function linksOf(location: MenuLocation, env: LocationEnvironment): Links {
  const collection = `${env.apiUrl}/core/v2/menu-locations`
  const menu = menuAt(location, env)
  return {
    self: [{ href: `${collection}/${location.name}` }],
    collection: [{ href: collection }],
    ...(menu > 0 && { 'core:menu': [embeddable(`${env.apiUrl}/core/v2/menus/${menu}`)] }),
  }
}

/** The locations of menus; writing a menu assigns them (behaviour/site.md#menus). */
export const menuLocations: MenuLocationsOperations = {
  listMenuLocations: {
    authorize: ({ caller }) => requireMenuManager(caller, 'rest_cannot_view'),
    async run(call, { apiUrl, database }) {
      const env = { apiUrl, settings: await loadMenuSettings(database) }
      const body = presentByName(contexts.MenuLocation, call, all, (own, location) =>
        present(own, location, env),
      )
      return { status: 200, body }
    },
  },
  getMenuLocation: {
    authorize: ({ caller }) => requireMenuManager(caller, 'rest_cannot_view'),
    async run({ params, selection }, { apiUrl, database }) {
      const location = menuLocation(params.location)
      if (location === undefined) throw failure('rest_menu_location_invalid')
      const env = { apiUrl, settings: await loadMenuSettings(database) }
      return { status: 200, body: present(selection, location, env) }
    },
  },
}
