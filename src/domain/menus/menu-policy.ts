/** Who may see and write menus (behaviour/site.md#menus). */
import { has, type Caller } from '../accounts/caller.ts'
import { forbidden } from '../errors/errors.ts'
import type { SiteSettings } from '../site/site-settings.ts'

/** Which menus a caller sees: all of them, or only those that the site shows to everybody. */
export type MenuVisibility = 'all' | 'shown'

const managesMenus = (caller: Caller): boolean => has(caller, 'edit_theme_options')

/**
 * @throws DomainError rest_cannot_view for callers who neither write content nor manage menus,
 *   unless the menus of the site are public
 */
export function menuVisibility(caller: Caller, { publicMenus }: SiteSettings): MenuVisibility {
  if (managesMenus(caller) || has(caller, 'edit_posts') || has(caller, 'edit_pages')) return 'all'
  if (!publicMenus) throw forbidden('rest_cannot_view', caller)
  return 'shown'
}

export function requireMenuManager(
  caller: Caller,
  code:
    | 'rest_cannot_view'
    | 'rest_cannot_create'
    | 'rest_cannot_update'
    | 'rest_cannot_delete'
    | 'rest_forbidden_context',
): void {
  if (!managesMenus(caller)) throw forbidden(code, caller)
}
