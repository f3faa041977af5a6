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
import { embeddable, withLinks } from '../../../http/links.ts'
import {
  render,
  selectNamed,
  type FieldTable,
  type Rendered,
  type Selection,
} from '../../../http/selection.ts'

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

function present(
  selection: Selection,
  location: MenuLocation,
  env: LocationEnvironment,
): Rendered<Resource> {
  const resource = render(fields, selection, location, env)
  if (!selection.links) return resource
  const collection = `${env.apiUrl}/core/v2/menu-locations`
  const menu = menuAt(location, env)
  return withLinks(resource, {
    self: [{ href: `${collection}/${location.name}` }],
    collection: [{ href: collection }],
    ...(menu > 0 && { 'core:menu': [embeddable(`${env.apiUrl}/core/v2/menus/${menu}`)] }),
  })
}

/** The locations of menus; writing a menu assigns them (behaviour/site.md#menus). */
export const menuLocations: MenuLocationsOperations = {
  listMenuLocations: {
    authorize: ({ caller }) => requireMenuManager(caller, 'rest_cannot_view'),
    async run(call, { apiUrl, database }) {
      const env = { apiUrl, settings: await loadMenuSettings(database) }
      const body = Object.fromEntries(
        all.map((location) => [
          location.name,
          present(selectNamed(contexts.MenuLocation, call, location.name), location, env),
        ]),
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
