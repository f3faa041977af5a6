import type { HttpCaller } from './program.ts'
import type { Route } from './route-table.ts'

/**
 * Scopes limit what credentials may be used for: `AREA:VERB`, either of which may be `*`. An area
 * is a namespace or `accounts`: a caller who can write users can grant itself every right.
 */
export type Verb = 'read' | 'write' | 'delete'

/** Required for the site's previews and files, which lie outside the API. */
export const SITE_SCOPE = 'core/v2:read'

const VERBS: Readonly<Record<string, Verb>> = {
  GET: 'read',
  HEAD: 'read',
  OPTIONS: 'read',
  DELETE: 'delete',
}

const USERS = /^\/core\/v2\/users(?:\/|$)/

/**
 * The scope that a request needs; undefined for the site index, and for batches, whose requests are
 * checked one by one.
 */
export function scopeFor(
  { namespace, path }: Pick<Route, 'namespace' | 'path'>,
  method: string,
): string | undefined {
  if (namespace === '') return undefined
  const verb = VERBS[method] ?? 'write'
  return `${verb !== 'read' && USERS.test(path) ? 'accounts' : namespace}:${verb}`
}

/** Those of the methods of a route that a caller's credentials include. */
export function withinScopes(
  caller: HttpCaller,
  route: Pick<Route, 'namespace' | 'path'>,
  methods: readonly string[],
): readonly string[] {
  if (caller.scopes === undefined) return methods
  return methods.filter((method) => {
    const scope = scopeFor(route, method)
    return scope === undefined || hasScope(caller, scope)
  })
}

/** Whether a caller's credentials include a scope. */
export function hasScope({ scopes }: HttpCaller, scope: string): boolean {
  if (scopes === undefined) return true
  const [area = '', verb = ''] = scope.split(':')
  return [scope, `${area}:*`, `*:${verb}`, '*:*'].some((wide) => scopes.includes(wide))
}
