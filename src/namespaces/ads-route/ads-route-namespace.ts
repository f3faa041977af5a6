import { contract } from '../../../generated/ads-route/contract.ts'
import type { Operations } from '../../../generated/ads-route/operations.ts'
import type { Namespace } from '../../http/namespace.ts'
import { delivery } from './delivery.ts'
import { imports } from './imports.ts'
import { lookUps } from './look-ups.ts'
import { messages } from './messages.ts'
import { namespaceIndex } from '../site-index.ts'
import { provider } from './provider.ts'
import { adSettings } from './ad-settings-operations.ts'
import { statistics } from './statistics.ts'
import { adUnits } from './units.ts'

/** Ad units and everything related (behaviour/ads.md). */
export const adsRoute: Namespace = {
  ...contract,
  operations: {
    getAdsNamespace: namespaceIndex,
    ...adUnits,
    ...adSettings,
    ...lookUps,
    ...statistics,
    ...messages,
    ...imports,
    ...provider,
    ...delivery,
  } satisfies Operations,
}
