// Written by `npm run generate` from openapi/. Changes belong there.

import type { Operation } from '../../src/namespaces/operation.ts'
import type { operations } from './types.ts'

export interface IndexOperations {
  /** `GET /oembed/1.0` - Describe the namespace */
  getOembedNamespace: Operation<operations['getOembedNamespace'], 'namespace' | 'context'>
}

export interface EmbedsOperations {
  /** `GET /oembed/1.0/embed` - Describe how an entry of this site is embedded */
  getEmbed: Operation<operations['getEmbed'], 'format' | 'maxwidth'>
  /** `GET /oembed/1.0/proxy` - Describe how something on another site is embedded */
  getProxiedEmbed: Operation<operations['getProxiedEmbed'], 'format' | 'maxwidth' | 'discover'>
}

export interface Operations extends IndexOperations, EmbedsOperations {}
