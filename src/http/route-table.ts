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

/**
 * The path of a route below the root of its namespace, as Express takes it. The index writes named
 * groups as `(?P<id>…)`; here they are `(?<id>…)`.
 */
export function expressPath({ pattern }: Route, namespace: string): string | RegExp {
  const path = namespace === '' ? pattern : pattern.slice(namespace.length + 1)
  if (!path.includes('(?P<')) return path === '' ? '/' : path
  return new RegExp(`^${path.replaceAll('(?P<', '(?<')}$`, 'u')
}

/** The methods of a route in the order of the contract. */
export function methodsOf(route: Route): string[] {
  return route.operations.flatMap((operation) => operation.methods)
}
