/**
 * The entries that an address of the site may refer to. Each kind of address has a resolver that
 * returns conditions, visibility included; a new kind of entry adds its own.
 * domain/content/permalinks.ts writes the addresses that these read.
 */
import type { Condition } from '../../data/database/expressions.ts'
import { every, withIds } from '../../data/entries/entry-filters.ts'
import { atPath } from '../../data/entries/entry-paths.ts'
import { ANONYMOUS } from '../accounts/caller.ts'
import { contentTypes, type ContentType } from '../content-types/content-types.ts'
import { folderOf, PLAIN_PARAMETERS } from '../content/permalinks.ts'
import { visibleTo } from '../content/entry-policy.ts'
import { storedSlug } from '../text/slugs.ts'
import { statuses, type StatusName } from '../content-types/entry-statuses.ts'
import type { SiteAddress } from './site-address.ts'

/** Conditions on `entries e` in order of preference; empty for other kinds of addresses. */
type AddressResolver = (place: SiteAddress, seen: Seen) => readonly Condition[]

/** The visible entries of a type, as a condition on `entries e`. */
type Seen = (type: ContentType) => Condition

/** Statuses with public addresses, including that of files. */
const ADDRESSED: readonly StatusName[] = Object.values(statuses)
  .filter(({ name, queryable }) => queryable || name === 'inherit')
  .map(({ name }) => name)

/** Types whose entries have pages; of two with the same address the first one wins. */
const types: readonly ContentType[] = [
  contentTypes.page,
  contentTypes.post,
  contentTypes.attachment,
  contentTypes.cal_events,
  contentTypes.cal_venue,
  contentTypes.cal_organizer,
]

const visible: Seen = (type) => visibleTo(ANONYMOUS, type, ADDRESSED)

/** Public entries of any type that have an address. */
export const publicEntries: readonly Condition[] = types.map(visible)

/** Arguments that name an entry by its id. */
export const ID_ARGUMENTS: readonly string[] = types.map(({ name }) => PLAIN_PARAMETERS[name])

/** `/?p=7`, `/?page_id=7`, `/?cal_events=7`: an id names one entry, whatever its type. */
const byId: AddressResolver = ({ steps, query }, seen) => {
  const id = ID_ARGUMENTS.map((name) => query.get(name)).find((value) => value !== null)
  if (steps.length > 0 || id === undefined || !/^\d{1,10}$/.test(id)) return []
  return types.map((type) => every([seen(type), withIds([Number(id)])]))
}

/** `/about/team/` for pages, `/lighthouse/` for posts, `/media/harbor/`, `/event/fair/` in folders. */
const byPath: AddressResolver = ({ steps }, seen) => {
  const slugs = steps.map(storedSlug)
  return types.flatMap((type) => {
    const folder = folderOf(type)
    if (folder.some((step, index) => slugs[index] !== step)) return []
    return [every([seen(type), atPath(slugs.slice(folder.length))])]
  })
}

const resolvers: readonly AddressResolver[] = [byId, byPath]

/** All conditions for an address, in order of preference. */
export function conditionsOf(place: SiteAddress, seen: Seen = visible): Condition[] {
  return resolvers.flatMap((resolver) => [...resolver(place, seen)])
}
