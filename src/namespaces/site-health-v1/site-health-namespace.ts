import { contexts } from '../../../generated/site-health-v1/contexts.ts'
import { document } from '../../../generated/site-health-v1/document.ts'
import type { Operations } from '../../../generated/site-health-v1/operations.ts'
import { routes } from '../../../generated/site-health-v1/routes.ts'
import { validators } from '../../../generated/site-health-v1/validators.ts'
import type { Namespace } from '../../http/namespace.ts'
import { namespaceIndex } from '../site-index.ts'
import { sizes } from './sizes.ts'
import { tests } from './tests.ts'

/** The site health checks (behaviour/tools.md#site-health). */
export const siteHealth: Namespace = {
  name: 'site-health/v1',
  document,
  routes,
  contexts,
  validators,
  operations: { getSiteHealthNamespace: namespaceIndex, ...tests, ...sizes } satisfies Operations,
}
