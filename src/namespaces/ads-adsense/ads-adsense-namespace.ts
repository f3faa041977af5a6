import { contract } from '../../../generated/ads-adsense/contract.ts'
import type { Operations } from '../../../generated/ads-adsense/operations.ts'
import type { Namespace } from '../../http/namespace.ts'
import { namespaceIndex } from '../site-index.ts'
import { provider } from './provider.ts'
import { reports } from './reports.ts'

/** Reports on ads (behaviour/ads.md). */
export const adsAdsense: Namespace = {
  ...contract,
  operations: {
    getAdReportsNamespace: namespaceIndex,
    ...provider,
    ...reports,
  } satisfies Operations,
}
