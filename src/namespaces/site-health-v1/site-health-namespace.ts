import { contract } from '../../../generated/site-health-v1/contract.ts'
import type { Operations } from '../../../generated/site-health-v1/operations.ts'
import type { Namespace } from '../../http/namespace.ts'
import { namespaceIndex } from '../site-index.ts'
import { sizes } from './sizes.ts'
import { tests } from './tests.ts'

/** The site health checks (behaviour/tools.md#site-health). */
export const siteHealth: Namespace = {
  ...contract,
  operations: { getSiteHealthNamespace: namespaceIndex, ...tests, ...sizes } satisfies Operations,
}
