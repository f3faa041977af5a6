import type { ArgumentTable } from './arguments.ts'

/** One operation of a route, generated from the contract. */
export interface RouteOperation {
  readonly operationId: string
  /** In the order of the discovery index; POST, PUT and PATCH may share one operation. */
  readonly methods: readonly string[]
  readonly arguments: ArgumentTable
  /** Name of the resource schema that a successful answer shows, one or many. */
  readonly resource?: string
  /** Batches may call it (`x-batch`). */
  readonly batch: boolean
  /** The body is a file, or a form with one, and is taken in as a stream (`x-upload`). */
  readonly upload?: Upload
  /** Answers 304 when the client's copy is good. */
  readonly conditional: boolean
}

export interface Upload {
  /** Which bodies bring a file: all, or forms alone. */
  readonly bodies: 'all' | 'forms'
  /** Name of the part of a form that the file is in. */
  readonly part: string
  /** The argument that may name the file instead. */
  readonly source?: string
}

/** One path of the contract, generated. */
export interface Route {
  readonly namespace: string
  /** The contract's path, such as `/core/v2/posts/{id}`. */
  readonly path: string
  /** The key in the discovery index, such as `/core/v2/posts/(?P<id>[\d]+)`. */
  readonly pattern: string
  readonly operations: readonly RouteOperation[]
}

/**
 * The order in which routes are tried: those with fewer parameters first, so that `/users/me` beats
 * `/users/{id}`, and those with as many in the contract's order.
 */
export function inRoutingOrder(routes: readonly Route[]): Route[] {
  return routes.toSorted((a, b) => parameterCount(a) - parameterCount(b))
}

const parameterCount = (route: Route): number => route.pattern.split('(?P<').length

/** The routes whose paths begin alike, which one router has. */
export interface RouteGroup {
  /** Where the router is mounted below its namespace: `/posts`, or `/` for the namespace itself. */
  readonly mount: string
  readonly routes: readonly Route[]
}

/**
 * The routes of a namespace by their first segment below it, so that no request is compared with
 * all of them. Large groups are those of content, which is asked for most: they come first.
 */
export function groupRoutes(routes: readonly Route[], namespace: string): RouteGroup[] {
  const groups = new Map<string, Route[]>()
  for (const route of inRoutingOrder(routes)) {
    const mount = mountOf(route, namespace)
    const group = groups.get(mount)
    if (group === undefined) groups.set(mount, [route])
    else group.push(route)
  }
  const own = groups.get('/')
  groups.delete('/')
  return [
    ...[...groups].toSorted(([, a], [, b]) => b.length - a.length),
    ...(own === undefined ? [] : [['/', own] as const]),
  ].map(([mount, members]) => ({ mount, routes: members }))
}

/** What begins with a parameter belongs to the namespace itself. */
function mountOf({ pattern }: Route, namespace: string): string {
  const path = pattern.slice(prefixOf(namespace).length)
  return /^\/[\w-]+(?=\/|$)/.exec(path)?.[0] ?? '/'
}

/** What the addresses of a namespace, or of one of its groups, begin with. */
export function prefixOf(namespace: string, mount = '/'): string {
  const root = namespace === '' ? '' : `/${namespace}`
  return mount === '/' ? root : root + mount
}

/**
 * The path of a route below a prefix, as Express takes it. The index writes named groups as
 * `(?P<id>…)`; here they are `(?<id>…)`.
 */
export function expressPath({ pattern }: Route, prefix: string): string | RegExp {
  const path = pattern.slice(prefix.length) || '/'
  return path.includes('(?P<') ? new RegExp(`^${path.replaceAll('(?P<', '(?<')}$`, 'u') : path
}

/** The methods of a route in the order of the contract. */
export function methodsOf(route: Route): string[] {
  return route.operations.flatMap((operation) => operation.methods)
}
