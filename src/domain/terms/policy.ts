/** Who may do what with terms (behaviour/permissions.md#terms). */
import { has, type Caller } from '../accounts/caller.ts'
import type { Taxonomy } from '../content/taxonomies.ts'
import type { SiteSettings } from '../site/settings.ts'

/** Terms that form a tree are made by who looks after it, others by whoever may use them. */
export function mayCreateTerms(caller: Caller, { hierarchical, capabilities }: Taxonomy): boolean {
  return has(caller, hierarchical ? capabilities.edit : capabilities.assign)
}

export function mayEditTerms(caller: Caller, { capabilities }: Taxonomy): boolean {
  return has(caller, capabilities.edit)
}

/** The term that items get which have none stays. */
export function mayDeleteTerm(
  caller: Caller,
  taxonomy: Taxonomy,
  id: number,
  settings: SiteSettings,
): boolean {
  return has(caller, taxonomy.capabilities.delete) && id !== fallbackTerm(taxonomy, settings)
}

/** The term of items without one; undefined where they need none. */
export function fallbackTerm(
  { hasDefault }: Taxonomy,
  { defaultCategory }: SiteSettings,
): number | undefined {
  return hasDefault ? defaultCategory : undefined
}
