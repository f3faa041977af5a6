import { contract } from '../../../generated/cal-event-aggregator-v1/contract.ts'
import type { Operations } from '../../../generated/cal-event-aggregator-v1/operations.ts'
import type { Namespace } from '../../http/namespace.ts'
import { callbacks } from './callbacks.ts'
import { namespaceIndex } from '../site-index.ts'
import { records } from './records.ts'

/**
 * Imports of events: callbacks and records (behaviour/imports.md#batch-callback,
 * behaviour/imports.md).
 */
export const eventAggregator: Namespace = {
  ...contract,
  operations: {
    getImportsNamespace: namespaceIndex,
    ...callbacks,
    ...records,
  } satisfies Operations,
}
