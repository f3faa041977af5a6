import type { SizesOperations } from '../../../generated/site-health-v1/operations.ts'
import { directorySizes } from '../../domain/site-health/directory-sizes.ts'
import { requireHealthRight, UNSTORED } from './access.ts'

/** How much room the parts of the site take (behaviour/tools.md#directory-sizes). */
export const sizes: SizesOperations = {
  getDirectorySizes: {
    permit: requireHealthRight,
    async run(_call, ctx) {
      return { status: 200, headers: UNSTORED, body: await directorySizes(ctx) }
    },
  },
}
