import type { Outgoing } from '../../../adapters/outgoing/outgoing.ts'
import type { MediaStorage } from '../../media/media-storage.ts'
import type { Site } from '../../site/site.ts'

export interface ImportSite extends Site {
  readonly outgoing: Outgoing
  readonly media: MediaStorage
}
