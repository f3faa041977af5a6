import { contract } from '../../../generated/root/contract.ts'
import type { Operations } from '../../../generated/root/operations.ts'
import type { Namespace } from '../../http/namespace.ts'
import { batch } from './batch.ts'
import { site } from './site.ts'

/** The API root. */
export const root: Namespace = {
  ...contract,
  operations: { ...site, ...batch } satisfies Operations,
}
