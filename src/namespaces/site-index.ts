import { discovery } from '../../generated/discovery.ts'
import type { components } from '../../generated/root/types.ts'
import { describeRoute } from '../http/discovery.ts'
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

/**
 * Routes of the index with their addresses; of one namespace, or of all. The generator wrote
 * them from the contract whose type they are given here, so nothing is checked twice.
 */
export function indexRoutes(apiUrl: string, namespace?: string): Routes {
  return Object.fromEntries(
    Object.entries(discovery)
      .filter(([, route]) => namespace === undefined || route.namespace === namespace)
      .map(([pattern, route]) => [pattern, describeRoute(pattern, route, apiUrl)]),
  ) as Routes
}

/**
 * What a namespace's root answers: its index (service.md 1). Any root can show another namespace.
 * @throws ApiError 404 rest_invalid_namespace
 */
export function namespaceIndex(apiUrl: string, namespace: string) {
  if (!servedNamespaces.includes(namespace)) throw new ApiError('rest_invalid_namespace')
  const body = {
    namespace,
    routes: indexRoutes(apiUrl, namespace),
    _links: { up: [{ href: `${apiUrl}/` }] },
  }
  return { status: 200 as const, body, linked: true }
}

/** What OPTIONS answers of one route. */
export function describeAt(pattern: string, apiUrl: string): unknown {
  const route = discovery[pattern]
  return route === undefined ? [] : describeRoute(pattern, route, apiUrl)
}
