// Written by `npm run generate` from openapi/. Changes belong there.

import type { ValidatorLoaders } from '../../src/http/validator-support.ts'

const index = () => import('./validators/index.js')
const batch = () => import('./validators/batch.js')

export const validators: ValidatorLoaders = {
  getIndex: index,
  runBatch: batch,
}
