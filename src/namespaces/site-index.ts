import { discovery } from '../../generated/discovery.ts'
import type { components } from '../../generated/root/types.ts'
import type { AppContext } from '../context.ts'
import { boundsValidUntil, readBounds } from '../domain/calendar/lists/bounds.ts'
import { MIDNIGHT } from '../domain/time/days.ts'
import { describeRoute, type DiscoveredRoute, type MovingDefaults } from '../http/discovery.ts'
import { ApiError } from '../http/errors.ts'

/** Names of the namespaces in the order of the index; the root is none of them. */
export const NAMESPACES = [
  'oembed/1.0',
  'schema-output',
  'cal/event-aggregator/v1',
  'cal/events/v1',
  'cal/views/v2',
  'ads-adsense',
  'ads-route',
  'core/v2',
  'site-health/v1',
  'block-editor/v1',
] as const

const contracted = new Set(Object.values(discovery).map(({ namespace }) => namespace))

/** The namespaces that have a contract, and with it routes. */
export const servedNamespaces: readonly string[] = NAMESPACES.filter((name) => contracted.has(name))

type Routes = components['schemas']['Routes']

/** Descriptions of routes, and when their defaults have to be told anew. */
interface Described<Value> {
  readonly value: Value
  readonly until: Date | undefined
}

/** The dates within which events are listed when nobody names any: the contract cannot say them. */
async function movingDefaults(ctx: AppContext): Promise<Described<MovingDefaults>> {
  const { timezone: zone } = await ctx.settings()
  const rules = { zone, cutoff: MIDNIGHT, strict: false, now: ctx.clock() }
  const { start_date: start, end_date: end } = readBounds({}, rules)
  return {
    value: { '{now}': start?.shown, '{now+2y}': end?.shown },
    until: boundsValidUntil({}, rules),
  }
}

/**
 * Routes of the index with their addresses; of one namespace, or of all. The generator wrote
 * them from the contract whose type they are given here, so nothing is checked twice.
 */
export async function indexRoutes(ctx: AppContext, namespace?: string): Promise<Described<Routes>> {
  const { value: defaults, until } = await movingDefaults(ctx)
  const routes = Object.entries(discovery)
    .filter(([, { unlisted }]) => unlisted !== true)
    .filter(([, route]) => namespace === undefined || route.namespace === namespace)
    .map(([pattern, route]) => [pattern, describeRoute(pattern, route, ctx.apiUrl, defaults)])
  return { value: Object.fromEntries(routes) as Routes, until }
}

/**
 * What a namespace's root answers: its index (behaviour/protocol.md#discovery). Any root can show
 * another namespace.
 * @throws ApiError 404 rest_invalid_namespace
 */
export async function namespaceIndex(ctx: AppContext, namespace: string) {
  if (!servedNamespaces.includes(namespace)) throw new ApiError('rest_invalid_namespace')
  const { value: routes, until } = await indexRoutes(ctx, namespace)
  return {
    status: 200 as const,
    body: { namespace, routes, _links: { up: [{ href: `${ctx.apiUrl}/` }] } },
    ...(until !== undefined && { until }),
    linked: true,
  }
}

/** What OPTIONS answers of one route. */
export async function describeAt(pattern: string, ctx: AppContext): Promise<unknown> {
  const route: DiscoveredRoute | undefined = discovery[pattern]
  if (route === undefined) return []
  const { value: defaults } = await movingDefaults(ctx)
  return describeRoute(pattern, route, ctx.apiUrl, defaults)
}
