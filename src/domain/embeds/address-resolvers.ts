/**
 * Which entries an address of the site may mean. Each family of addresses has a resolver that
 * makes conditions of a place, visibility included; a new kind of entry joins by adding its own.
 * domain/content/permalinks.ts makes the addresses that these read.
 */
import { sql, type Sql } from '../../data/database.ts'
import { every, withIds } from '../../data/entry-filters.ts'
import { atPath } from '../../data/entry-paths.ts'
import { ANONYMOUS } from '../accounts/caller.ts'
import { contentTypes, type ContentType } from '../content/content-types.ts'
import { visibleTo } from '../content/policy.ts'
import { statuses, type StatusName } from '../content/statuses.ts'
import type { SitePlace } from './site-place.ts'

/** Conditions on `entries e`, the most wanted first; none when the place is of another family. */
type AddressResolver = (place: SitePlace) => readonly Sql[]

/** Statuses with an address of their own, and the one of files. */
const ADDRESSED: readonly StatusName[] = Object.values(statuses)
  .filter(({ name, queryable }) => queryable || name === 'inherit')
  .map(({ name }) => name)

/** Types whose entries have a page of their own; of two with the same address the first counts. */
const types: readonly ContentType[] = [
  contentTypes.page,
  contentTypes.post,
  contentTypes.attachment,
]

const visible = (type: ContentType): Sql => sql`(${visibleTo(ANONYMOUS, type, ADDRESSED)})`

/** Entries of any type that everybody may read and that have an address. */
export const publicEntries: readonly Sql[] = types.map(visible)

const PLAIN_NAMES = ['p', 'page_id', 'attachment_id'] as const

/** `/?p=7`, `/?page_id=7`, `/?attachment_id=7`: an id names one entry, whatever its type. */
const byId: AddressResolver = ({ steps, query }) => {
  const id = PLAIN_NAMES.map((name) => query.get(name)).find((value) => value !== null)
  if (steps.length > 0 || id === undefined || !/^\d{1,10}$/.test(id)) return []
  return publicEntries.map((condition) => every([condition, withIds([Number(id)])]))
}

/** The folder of files (permalinks.ts). */
const FILES = 'media'

/** `/about/team/` for pages, `/lighthouse/` for posts, `/media/harbor/` for files. */
const byPath: AddressResolver = ({ steps }) => {
  const slugs = steps.map(storedSlug)
  return types.flatMap((type) => {
    const filed = type.name === 'attachment'
    if (filed && slugs[0] !== FILES) return []
    return [every([visible(type), atPath(filed ? slugs.slice(1) : slugs)])]
  })
}

/** Slugs are stored in lower case, with percent codes for what is not ASCII (slugs.ts). */
const storedSlug = (step: string): string => encodeURIComponent(step).toLowerCase()

const resolvers: readonly AddressResolver[] = [byId, byPath]

/** Every condition that a place fulfils, in the order in which they count. */
export function conditionsOf(place: SitePlace): Sql[] {
  return resolvers.flatMap((resolver) => [...resolver(place)])
}
