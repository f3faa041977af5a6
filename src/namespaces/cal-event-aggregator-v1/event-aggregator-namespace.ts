import { contexts } from '../../../generated/cal-event-aggregator-v1/contexts.ts'
import { document } from '../../../generated/cal-event-aggregator-v1/document.ts'
import type { Operations } from '../../../generated/cal-event-aggregator-v1/operations.ts'
import { routes } from '../../../generated/cal-event-aggregator-v1/routes.ts'
import { validators } from '../../../generated/cal-event-aggregator-v1/validators.ts'
import type { Namespace } from '../../http/namespace.ts'
import { callbacks } from './callbacks.ts'
import { namespaceIndex } from '../site-index.ts'
import { records } from './records.ts'

/**
 * Imports of events: callbacks and records (behaviour/imports.md#batch-callback,
 * behaviour/imports.md).
 */
export const eventAggregator: Namespace = {
  name: 'cal/event-aggregator/v1',
  document,
  routes,
  contexts,
  validators,
  operations: {
    getImportsNamespace: namespaceIndex,
    ...callbacks,
    ...records,
  } satisfies Operations,
}
