/** A place where the site shows a menu (behaviour/site.md#menus). */
export interface MenuLocation {
  readonly name: string
  readonly description: string
}

/** In the order in which resources list them. */
export const menuLocations: readonly MenuLocation[] = [
  { name: 'primary', description: 'Primary menu' },
  { name: 'footer', description: 'Footer menu' },
]

export function menuLocation(name: string): MenuLocation | undefined {
  return menuLocations.find((location) => location.name === name)
}

export const isMenuLocation = (name: string): boolean => menuLocation(name) !== undefined
