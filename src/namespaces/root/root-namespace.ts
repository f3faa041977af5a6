import { contexts } from '../../../generated/root/contexts.ts'
import { document } from '../../../generated/root/document.ts'
import type { Operations } from '../../../generated/root/operations.ts'
import { routes } from '../../../generated/root/routes.ts'
import { validators } from '../../../generated/root/validators.ts'
import type { Namespace } from '../../http/namespace.ts'
import { batch } from './batch.ts'
import { site } from './site.ts'

/** The API root. */
export const root: Namespace = {
  name: '',
  document,
  routes,
  contexts,
  validators,
  operations: { ...site, ...batch } satisfies Operations,
}
