import { contexts } from '../../../generated/ads-adsense/contexts.ts'
import { document } from '../../../generated/ads-adsense/document.ts'
import type { Operations } from '../../../generated/ads-adsense/operations.ts'
import { routes } from '../../../generated/ads-adsense/routes.ts'
import { validators } from '../../../generated/ads-adsense/validators.ts'
import type { Namespace } from '../../http/namespace.ts'
import { namespaceIndex } from '../site-index.ts'
import { provider } from './provider.ts'
import { reports } from './reports.ts'

/** Reports on ads (behaviour/ads.md). */
export const adsAdsense: Namespace = {
  name: 'ads-adsense',
  document,
  routes,
  contexts,
  validators,
  operations: {
    getAdReportsNamespace: namespaceIndex,
    ...provider,
    ...reports,
  } satisfies Operations,
}
