// Written by `npm run generate` from openapi/. Changes belong there.

import type { ValidatorLoaders } from '../../src/http/validator-support.ts'

const index = () => import('./validators/index.js')
const views = () => import('./validators/views.js')

export const validators: ValidatorLoaders = {
  getCalendarViewsNamespace: index,
  getCalendarView: views,
  getViewNonces: views,
}
