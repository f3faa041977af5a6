import { extract } from '@extractus/oembed-extractor'
import { serve } from './serve.mjs'

await serve({ extract: ({ address, ...limits }) => extract(address, limits) })
