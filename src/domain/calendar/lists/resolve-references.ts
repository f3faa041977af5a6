/**
 * Resolves the terms, places and parent that a list of events is filtered by. Only those that the
 * caller may see are found.
 */
import type { Database } from '../../../data/database/database.ts'
import { existingEntries, findTermIds } from '../../../data/events/event-list-reader.ts'
import type { Caller } from '../../accounts/caller.ts'
import { contentTypes } from '../../content-types/content-types.ts'
import { visibleTo } from '../../content/entry-policy.ts'
import { NOT_TRASHED } from '../../content-types/entry-statuses.ts'

export interface RequestedReferences {
  /** Ids or slugs. */
  readonly categories?: readonly string[]
  readonly tags?: readonly string[]
  readonly venue?: readonly number[]
  readonly organizer?: readonly number[]
  readonly post_parent?: number
}

export interface ResolvedReferences {
  /** Ids of terms. */
  readonly categories: readonly number[]
  readonly tags: readonly number[]
  /** Names of the arguments whose item was not found. */
  readonly unknown: readonly (keyof RequestedReferences)[]
}

/** Looks up the references, in one statement for each argument. */
export async function resolveReferences(
  database: Database,
  caller: Caller,
  requested: RequestedReferences,
): Promise<ResolvedReferences> {
  const unknown: (keyof RequestedReferences)[] = []
  const terms = async (argument: 'categories' | 'tags', taxonomy: string): Promise<number[]> => {
    const names = requested[argument] ?? []
    if (names.length === 0) return []
    const ids = await findTermIds(database, taxonomy, names)
    if (names.some((name) => !ids.has(name))) unknown.push(argument)
    return names.flatMap((name) => ids.get(name) ?? [])
  }
  const entries = async (
    argument: 'venue' | 'organizer' | 'post_parent',
    type: 'cal_venue' | 'cal_organizer' | 'cal_events',
  ): Promise<void> => {
    const wanted = [requested[argument] ?? []].flat()
    if (wanted.length === 0) return
    const visible = visibleTo(caller, contentTypes[type], NOT_TRASHED)
    const known = await existingEntries(database, wanted, visible)
    if (wanted.some((id) => !known.has(id))) unknown.push(argument)
  }
  const categories = await terms('categories', 'cal_events_cat')
  const tags = await terms('tags', 'post_tag')
  await entries('venue', 'cal_venue')
  await entries('organizer', 'cal_organizer')
  await entries('post_parent', 'cal_events')
  return { categories, tags, unknown }
}
