import type { ArgumentTable } from './arguments.ts'

/** One operation of a route, generated from the contract. */
export interface RouteOperation {
  readonly operationId: string
  /** In the order of the discovery index; POST, PUT and PATCH may share one operation. */
  readonly methods: readonly string[]
  readonly arguments: ArgumentTable
  /** Name of the resource schema in successful answers, single or list. */
  readonly resource?: string
  /** Allowed in batches (`x-batch`). */
  readonly batch: boolean
  /** The body is a file or a form with one, received as a stream (`x-upload`). */
  readonly upload?: Upload
  /** Answers 304 if the client's copy is current. */
  readonly conditional: boolean
}

export interface Upload {
  /** Which bodies carry a file: all, or forms only. */
  readonly bodies: 'all' | 'forms'
  /** Name of the form part that holds the file. */
  readonly part: string
  /** The argument that may name a file elsewhere instead. */
  readonly source?: string
}

/** One generated path of the contract. */
export interface Route {
  readonly namespace: string
  /** The contract's path, such as `/core/v2/posts/{id}`. */
  readonly path: string
  /** The key in the discovery index, such as `/core/v2/posts/(?P<id>[\d]+)`. */
  readonly pattern: string
  readonly operations: readonly RouteOperation[]
}

/**
 * Sorts routes into matching order: fewer parameters first, so that `/users/me` beats
 * `/users/{id}`; ties keep the contract's order.
 */
export function inRoutingOrder(routes: readonly Route[]): Route[] {
  return routes.toSorted((a, b) => parameterCount(a) - parameterCount(b))
}

const parameterCount = (route: Route): number => route.pattern.split('(?P<').length

/** Routes whose paths begin alike, served by one router. */
export interface RouteGroup {
  /** Where the router is mounted below its namespace: `/posts`, or `/` for the namespace itself. */
  readonly mount: string
  readonly routes: readonly Route[]
}

/**
 * Groups the routes of a namespace by first segment, so that a request is not compared with all of
 * them. Large groups hold content and get most requests, so they come first.
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

/** Paths that begin with a parameter belong to the namespace itself. */
function mountOf({ pattern }: Route, namespace: string): string {
  const path = pattern.slice(prefixOf(namespace).length)
  return /^\/[\w-]+(?=\/|$)/.exec(path)?.[0] ?? '/'
}

/** The path prefix of a namespace, or of one of its groups. */
export function prefixOf(namespace: string, mount = '/'): string {
  const root = namespace === '' ? '' : `/${namespace}`
  return mount === '/' ? root : root + mount
}

/**
 * The path of a route below a prefix, in Express syntax. The index writes named groups as
 * `(?P<id>…)`; JavaScript writes `(?<id>…)`.
 */
export function expressPath({ pattern }: Route, prefix: string): string | RegExp {
  const path = pattern.slice(prefix.length) || '/'
  return path.includes('(?P<') ? new RegExp(`^${path.replaceAll('(?P<', '(?<')}$`, 'u') : path
}

/** The methods of a route in contract order. */
export function methodsOf(route: Route): string[] {
  return route.operations.flatMap((operation) => operation.methods)
}
