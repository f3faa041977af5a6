import { discovery } from '../../generated/discovery.ts'
import type { components } from '../../generated/root/types.ts'
import type { AppContext } from '../context.ts'
import { boundsValidUntil, readBounds } from '../domain/calendar/lists/bounds.ts'
import { MIDNIGHT } from '../domain/time/days.ts'
import { describeRoute, type DiscoveredRoute, type MovingDefaults } from '../http/discovery.ts'
import { ApiError } from '../http/errors.ts'
import { operation, type Call } from './operation.ts'

/** Namespaces in the order of the index, without the root. */
const NAMESPACES = [
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

/** Namespaces with a contract, and therefore routes. */
export const servedNamespaces: readonly string[] = NAMESPACES.filter((name) => contracted.has(name))

type Routes = components['schemas']['Routes']

/** Route descriptions, and when their defaults expire. */
interface Described<Value> {
  readonly value: Value
  readonly until: Date | undefined
}

/** The default date range of event lists, which the contract cannot contain. */
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
 * Routes of the index with their addresses, for one namespace or all. They were generated from the
 * contract whose types they get here, so nothing is checked again.
 */
export async function indexRoutes(ctx: AppContext, namespace?: string): Promise<Described<Routes>> {
  const { value: defaults, until } = await movingDefaults(ctx)
  const routes = Object.entries(discovery)
    .filter(([, { unlisted }]) => unlisted !== true)
    .filter(([, route]) => namespace === undefined || route.namespace === namespace)
    .map(([pattern, route]) => [pattern, describeRoute(pattern, route, ctx.apiUrl, defaults)])
  return { value: Object.fromEntries(routes) as Routes, until }
}

interface NamespaceCall extends Call {
  readonly query: { readonly namespace: string }
}

/**
 * Shows the index of a namespace (behaviour/protocol.md#discovery); any root can show another one.
 * @throws ApiError 404 rest_invalid_namespace
 */
export const namespaceIndex = operation({
  async run({ query }: NamespaceCall, ctx) {
    const { namespace } = query
    if (!servedNamespaces.includes(namespace)) throw new ApiError('rest_invalid_namespace')
    const { value: routes, until } = await indexRoutes(ctx, namespace)
    return {
      status: 200 as const,
      body: { namespace, routes, _links: { up: [{ href: `${ctx.apiUrl}/` }] } },
      ...(until !== undefined && { until }),
      linked: true,
    }
  },
})

/** The answer to OPTIONS for one route. */
export async function describeAt(pattern: string, ctx: AppContext): Promise<unknown> {
  const route: DiscoveredRoute | undefined = discovery[pattern]
  if (route === undefined) return []
  const { value: defaults } = await movingDefaults(ctx)
  return describeRoute(pattern, route, ctx.apiUrl, defaults)
}
