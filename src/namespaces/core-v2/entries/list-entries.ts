import { createCache } from '../../../cache/cache.ts'
import type { AppContext, Caller } from '../../../context.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import { every } from '../../../data/entries/entry-filters.ts'
import type { Direction } from '../../../data/entries/entry-orders.ts'
import {
  countEntries,
  listEntries,
  type CountQuery,
  type EntryQuery,
} from '../../../data/entries/entry-list-reader.ts'
import { textConfiguration } from '../../../data/entries/text-configurations.ts'
import { entryListing } from '../../../data/entries/entry-listing.ts'
import { has } from '../../../domain/accounts/caller.ts'
import { contentTypes, isFlat } from '../../../domain/content-types/content-types.ts'
import { openStatuses, visibleTo } from '../../../domain/content/entry-policy.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import type { ArgumentProblem } from '../../../http/errors.ts'
import type { Call } from '../../operation.ts'
import { listHeaders, skipped, totalOf, type Window } from '../../../http/pagination.ts'
import type { Rendered } from '../../../http/selection.ts'
import { entryOrderings } from './orderings.ts'
import { presentEntries, type EntryResources, type ResourceName } from './present.ts'
import type { EntryQueryParameters, FilterEnvironment } from './entry-conditions.ts'
import { prepareSearch } from './search.ts'
import { statusProblems, wantedStatuses } from './requested-statuses.ts'

/** Parameters that every list has a value for. */
interface Defaults {
  readonly context: string
  readonly page: number
  readonly per_page: number
  readonly order: Direction
  readonly orderby: keyof typeof entryOrderings
  readonly status: readonly string[]
  readonly search_columns: NonNullable<EntryQueryParameters['search_columns']>
}

/** For contracts without some of these parameters. */
const DEFAULTS: Defaults = {
  context: 'view',
  page: 1,
  per_page: 10,
  order: 'desc',
  orderby: 'date',
  status: ['publish'],
  search_columns: [],
}

/** The parameters of a list of entries. */
export type ListedEntries = Omit<EntryQueryParameters, keyof Defaults> & Partial<Defaults>

/** The part of a call used by a list of entries. */
export interface Listing<Query> extends Pick<Call, 'caller' | 'selection' | 'request'> {
  readonly query: Query
}

interface ListedReply<T> {
  readonly status: 200
  readonly body: readonly Rendered<T>[]
  readonly headers: Readonly<Record<string, string | number>>
}

/** How a list is read and counted. */
interface ListPlan {
  readonly condition: CountQuery
  readonly page: EntryQuery
}

/** Measured: what a plan takes with its statements and the conditions that they are compiled from. */
const PLAN_BYTES = 35_000

/** Plans of lists whose items show to everybody who may ask for them. */
const plans = createCache<ListPlan>({ name: 'plans of lists', sizeOf: () => PLAN_BYTES })

/** To make a plan and compile its statements takes as long as to show a list of known items. */
function plannedOnce(key: string, plan: () => ListPlan): ListPlan {
  const known = plans.get(key)
  if (known !== undefined) return known
  const made = plan()
  plans.set(key, made)
  return made
}

/**
 * The list of a type (behaviour/content.md#lists): one or two statements for the rows, and at most
 * one for an unknown total, whatever the page contains.
 * @param conditions filters specific to the type; visibility, search and window are common to all
 *   types
 * @param reach further limits on what a caller sees of the type
 */
export function entryList<Name extends ResourceName, Filters>(
  name: Name,
  conditions: (query: Filters, env: FilterEnvironment) => readonly Condition[],
  reach: (caller: Caller, ctx: AppContext) => Promise<readonly Condition[]> = () =>
    Promise.resolve([]),
) {
  const type = contentTypes[name]
  type Query = ListedEntries & Filters

  const check = (call: Listing<Query>): Readonly<Record<string, ArgumentProblem>> =>
    statusProblems(call.caller, type, call.query.status ?? DEFAULTS.status)

  const authorize = ({ caller, query }: Listing<Query>): void => {
    if (query.context === 'edit' && !has(caller, type.capabilities.edit)) {
      throw forbidden('rest_forbidden_context', caller)
    }
  }

  const run = async (
    call: Listing<Query>,
    ctx: AppContext,
  ): Promise<ListedReply<EntryResources[Name]>> => {
    const { caller } = call
    const query = { ...DEFAULTS, ...call.query }
    const { database } = ctx
    const { timezone, language } = await ctx.settings()
    const right = query.context === 'edit' ? 'edit' : 'read'
    const wanted = wantedStatuses(type, query.status)
    const search = await prepareSearch(database, caller, type, query.search ?? '', {
      columns: query.search_columns,
      statuses: wanted,
    })
    const open = search === undefined ? openStatuses(caller, type, wanted, right) : undefined
    const further = await reach(caller, ctx)
    const offset = query.offset === undefined ? undefined : Math.abs(query.offset)
    const window = { page: query.page, perPage: query.per_page, offset }
    const plan = (): ListPlan => {
      const narrowing = [
        ...conditions(query, { zone: timezone, included: (query.include ?? []).length > 0 }),
        ...(search === undefined ? [] : [search.readable]),
        ...further,
      ]
      const condition = {
        where: every([visibleTo(caller, type, wanted, right), ...narrowing]),
        searching: search !== undefined,
        types: [type.name],
        listing: entryListing(type.name, open, narrowing),
        conditions: narrowing,
        found: search?.found,
        texts: search?.texts,
        sought: search?.inAnyText === true ? search.words : undefined,
      }
      const sought = search && { ...search.sought, configuration: textConfiguration(language) }
      const flat = isFlat(type)
      const orderBy = entryOrderings[query.orderby](query.order, { query, sought, flat })
      const shown = { flat, orderBy, limit: window.perPage, offset: skipped(window) }
      return { condition, page: { ...condition, ...shown } }
    }
    const { condition, page } =
      open === undefined || further.length > 0
        ? plan()
        : plannedOnce(JSON.stringify([type.name, open, timezone, query]), plan)
    const rows = await listEntries(database, page)
    const total = await totalOrRefusal(window, rows.length, () => countEntries(database, condition))
    return {
      status: 200,
      body: await presentEntries(call, ctx, name, rows),
      headers: listHeaders(`${ctx.apiUrl}${call.request.path}`, call.request.query, window, total),
    }
  }

  return { cachePerCaller: true as const, check, authorize, run }
}

/**
 * The total of a list. An offset beyond the end gives an empty list (behaviour/content.md#lists).
 * @throws DomainError 400 rest_post_invalid_page_number for a page beyond the end
 */
async function totalOrRefusal(
  window: Window,
  rows: number,
  count: () => Promise<number>,
): Promise<number> {
  if (rows === 0 && window.offset !== undefined) return 0
  const total = await totalOf({ offset: skipped(window), limit: window.perPage }, rows, count)
  if (rows === 0 && total > 0) throw failure('rest_post_invalid_page_number')
  return total
}
