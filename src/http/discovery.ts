/** One endpoint of a route in the discovery index (behaviour/protocol.md#discovery). */
export interface DiscoveredEndpoint {
  readonly methods: readonly string[]
  readonly allow_batch?: { readonly v1: true }
  readonly args: Readonly<Record<string, unknown>>
}

export interface DiscoveredRoute {
  readonly namespace: string
  /** Hidden from the index, shown by OPTIONS (`x-unlisted`). */
  readonly unlisted?: true
  readonly methods: readonly string[]
  readonly endpoints: readonly DiscoveredEndpoint[]
}

export type DiscoveredRoutes = Readonly<Record<string, DiscoveredRoute>>

/** Current values of defaults that the contract names by a word, such as `{now}`. */
export type MovingDefaults = Readonly<Record<string, unknown>>

/** A route's entry in the index: the generated part, plus its address if that is fixed. */
export function describeRoute(
  pattern: string,
  route: DiscoveredRoute,
  apiUrl: string,
  defaults: MovingDefaults = {},
): Record<string, unknown> {
  const { unlisted: _, ...shown } = route
  const described = { ...shown, endpoints: route.endpoints.map((one) => filled(one, defaults)) }
  if (pattern.includes('(?P<')) return described
  const href = pattern === '/' ? `${apiUrl}/` : `${apiUrl}${pattern}`
  return { ...described, _links: { self: [{ href }] } }
}

function filled(endpoint: DiscoveredEndpoint, defaults: MovingDefaults): DiscoveredEndpoint {
  const moving = Object.entries(endpoint.args).flatMap(([name, shown]) => {
    const word = shown instanceof Object && 'default' in shown ? shown.default : undefined
    if (typeof word !== 'string' || !Object.hasOwn(defaults, word)) return []
    return [[name, { ...(shown as object), default: defaults[word] }] as const]
  })
  if (moving.length === 0) return endpoint
  return { ...endpoint, args: { ...endpoint.args, ...Object.fromEntries(moving) } }
}
