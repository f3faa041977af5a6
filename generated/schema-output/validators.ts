// Written by `npm run generate` from openapi/. Changes belong there.

import type { ValidatorLoaders } from '../../src/http/validator-support.ts'

const index = () => import('./validators/index.js')
const structuredData = () => import('./validators/structured-data.js')

export const validators: ValidatorLoaders = {
  getSchemaOutputNamespace: index,
  getStructuredData: structuredData,
}
