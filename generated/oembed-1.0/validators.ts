// Written by `npm run generate` from openapi/. Changes belong there.

import type { ValidatorLoaders } from '../../src/http/validator-support.ts'

const index = () => import('./validators/index.js')
const embeds = () => import('./validators/embeds.js')

export const validators: ValidatorLoaders = {
  getOembedNamespace: index,
  getEmbed: embeds,
  getProxiedEmbed: embeds,
}
