// Written by `npm run generate` from openapi/. Changes belong there.

import type { ValidatorLoaders } from '../../src/http/validator-support.ts'

const index = () => import('./validators/index.js')
const callbacks = () => import('./validators/callbacks.js')
const records = () => import('./validators/records.js')

export const validators: ValidatorLoaders = {
  getImportsNamespace: index,
  acceptBatch: callbacks,
  acceptState: callbacks,
  listImports: records,
  createImport: records,
  previewImport: records,
  getImport: records,
  deleteImport: records,
  runImport: records,
  cancelImport: records,
}
