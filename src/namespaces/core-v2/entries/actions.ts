import type { Caller } from '../../../context.ts'
import { has } from '../../../domain/accounts/caller.ts'
import { supports, type ContentType } from '../../../domain/content-types/content-types.ts'
import { canPublish } from '../../../domain/content/entry-policy.ts'
import { taxonomyOf, type Taxonomy } from '../../../domain/content-types/taxonomies.ts'

/**
 * Relations for the actions that the caller may take on items of a type, by the capabilities of the
 * type and of its taxonomies.
 */
export function actionsOf(caller: Caller, type: ContentType): readonly string[] {
  const others = has(caller, type.capabilities.editOthers)
  const granted: [action: string, may: boolean][] = [
    ['publish', canPublish(caller, type)],
    ['unfiltered-html', has(caller, 'unfiltered_html')],
    ['sticky', supports(type, 'sticky') && others && canPublish(caller, type)],
    ['assign-author', supports(type, 'author') && others],
    ...type.taxonomies.flatMap((name) => termActions(caller, taxonomyOf(name))),
  ]
  return granted.filter(([, may]) => may).map(([action]) => `https://api.w.org/action-${action}`)
}

/**
 * Callers who may assign terms of a flat taxonomy may also create them
 * (behaviour/permissions.md#terms).
 */
function termActions(caller: Caller, taxonomy: Taxonomy | undefined): [string, boolean][] {
  if (taxonomy === undefined) return []
  const { capabilities, hierarchical, restBase } = taxonomy
  const assigns = has(caller, capabilities.assign)
  return [
    [`create-${restBase}`, hierarchical ? has(caller, capabilities.manage) : assigns],
    [`assign-${restBase}`, assigns],
  ]
}
