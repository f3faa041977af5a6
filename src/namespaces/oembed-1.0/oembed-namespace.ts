import { contract } from '../../../generated/oembed-1.0/contract.ts'
import type { Operations } from '../../../generated/oembed-1.0/operations.ts'
import type { Namespace } from '../../http/namespace.ts'
import { embeds } from './embeds.ts'
import { namespaceIndex } from '../site-index.ts'

/** Embeds of entries and of content of other sites (behaviour/protocol.md#embeds). */
export const oembed: Namespace = {
  ...contract,
  operations: { getOembedNamespace: namespaceIndex, ...embeds } satisfies Operations,
}
