/** Who may do what with terms (behaviour/permissions.md#terms). */
import { has, type Caller } from '../accounts/caller.ts'
import type { Taxonomy } from '../content-types/taxonomies.ts'
import type { SiteSettings } from '../site/site-settings.ts'

/** Hierarchical terms are created by those who manage them, others by all who may assign them. */
export function mayCreateTerms(caller: Caller, { hierarchical, capabilities }: Taxonomy): boolean {
  return has(caller, hierarchical ? capabilities.edit : capabilities.assign)
}

export function mayEditTerms(caller: Caller, { capabilities }: Taxonomy): boolean {
  return has(caller, capabilities.edit)
}

/** The fallback term cannot be deleted. */
export function mayDeleteTerm(
  caller: Caller,
  taxonomy: Taxonomy,
  id: number,
  settings: SiteSettings,
): boolean {
  return has(caller, taxonomy.capabilities.delete) && id !== fallbackTerm(taxonomy, settings)
}

/** The term for items without any; undefined if they need none. */
export function fallbackTerm(
  { hasDefault }: Taxonomy,
  { defaultCategory }: SiteSettings,
): number | undefined {
  return hasDefault ? defaultCategory : undefined
}
