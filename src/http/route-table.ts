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

export interface RouteMatch {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/** Finds the route of a path; undefined when the contract has none. */
export type RouteMatcher = (path: string) => RouteMatch | undefined

/**
 * Fixed paths are looked up; the others are tried in the contract's order, those with fewer
 * parameters first, so that `/users/me` beats `/users/{id}`.
 */
export function createRouteMatcher(routes: readonly Route[]): RouteMatcher {
  const fixed = new Map<string, RouteMatch>()
  const variable: { route: Route; expression: RegExp }[] = []
  for (const route of routes) {
    if (!route.pattern.includes('(?P<')) fixed.set(route.pattern, { route, params: {} })
    else variable.push({ route, expression: expressionOf(route.pattern) })
  }
  variable.sort((a, b) => parameterCount(a.route) - parameterCount(b.route))
  return (path) => {
    const exact = fixed.get(path)
    if (exact !== undefined) return exact
    for (const { route, expression } of variable) {
      const match = expression.exec(path)
      if (match !== null) return { route, params: { ...match.groups } }
    }
    return undefined
  }
}

const parameterCount = (route: Route): number => route.pattern.split('(?P<').length

/** The index writes named groups as `(?P<id>…)`; here they are `(?<id>…)`. */
function expressionOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll('(?P<', '(?<')}$`, 'u')
}

/** The methods of a route in the order of the contract. */
export function methodsOf(route: Route): string[] {
  return route.operations.flatMap((operation) => operation.methods)
}

export function operationFor(route: Route, method: string): RouteOperation | undefined {
  return route.operations.find((operation) => operation.methods.includes(method))
}
