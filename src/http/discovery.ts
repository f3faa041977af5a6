/** One endpoint of a route in the discovery index (service.md 1). */
export interface DiscoveredEndpoint {
  readonly methods: readonly string[]
  readonly allow_batch?: { readonly v1: true }
  readonly args: Readonly<Record<string, unknown>>
}

/** One route as the generator writes it. */
export interface DiscoveredRoute {
  readonly namespace: string
  readonly methods: readonly string[]
  readonly endpoints: readonly DiscoveredEndpoint[]
}

export type DiscoveredRoutes = Readonly<Record<string, DiscoveredRoute>>

/** The entry of a route in an index: what the generator wrote, and its address if that is fixed. */
export function describeRoute(
  pattern: string,
  route: DiscoveredRoute,
  apiUrl: string,
): Record<string, unknown> {
  if (pattern.includes('(?P<')) return { ...route }
  const href = pattern === '/' ? `${apiUrl}/` : `${apiUrl}${pattern}`
  return { ...route, _links: { self: [{ href }] } }
}
