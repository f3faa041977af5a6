import type { Caller } from '../../context.ts'
import { withinScopes } from '../../http/scopes.ts'

const methodsAt =
  (path: string) =>
  (caller: Caller, methods: readonly string[]): readonly string[] =>
    withinScopes(caller, { namespace: 'core/v2', path }, methods)

/** The methods on content that a caller's credentials include, as in `Allow`. */
export const contentMethods = methodsAt('/core/v2')

/** The same on users and their application passwords. */
export const accountMethods = methodsAt('/core/v2/users')
