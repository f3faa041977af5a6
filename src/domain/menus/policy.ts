/** Who may see and write menus (behaviour/site.md#menus). */
import { has, type Caller } from '../accounts/caller.ts'
import { forbidden } from '../errors.ts'
import type { SiteSettings } from '../site/settings.ts'

/** Whose menus a caller sees: all of them, or those alone that the site shows everybody. */
export type MenuReach = 'all' | 'shown'

const arranges = (caller: Caller): boolean => has(caller, 'edit_theme_options')

/**
 * @throws DomainError rest_cannot_view for who neither writes anything nor arranges the site,
 *   unless the site opens its menus
 */
export function menuReach(caller: Caller, { publicMenus }: SiteSettings): MenuReach {
  if (arranges(caller) || has(caller, 'edit_posts') || has(caller, 'edit_pages')) return 'all'
  if (!publicMenus) throw forbidden('rest_cannot_view', caller)
  return 'shown'
}

export function requireArranger(
  caller: Caller,
  code:
    | 'rest_cannot_view'
    | 'rest_cannot_create'
    | 'rest_cannot_update'
    | 'rest_cannot_delete'
    | 'rest_forbidden_context',
): void {
  if (!arranges(caller)) throw forbidden(code, caller)
}
