import type { SizesOperations } from '../../../generated/site-health-v1/operations.ts'
import { directorySizes } from '../../domain/site-health/directory-sizes.ts'
import { authorizeHealthCheck, NO_STORE } from './health-access.ts'

/** The storage used by parts of the site (behaviour/tools.md#directory-sizes). */
export const sizes: SizesOperations = {
  getDirectorySizes: {
    authorize: authorizeHealthCheck,
    async run(_call, ctx) {
      return { status: 200, headers: NO_STORE, body: await directorySizes(ctx) }
    },
  },
}
