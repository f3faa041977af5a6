// Written by `npm run generate` from openapi/. Changes belong there.

import type { ValidatorLoaders } from '../../src/http/validator-support.ts'

const index = () => import('./validators/index.js')
const links = () => import('./validators/links.js')
const templates = () => import('./validators/templates.js')
const navigation = () => import('./validators/navigation.js')

export const validators: ValidatorLoaders = {
  getBlockEditorNamespace: index,
  getUrlDetails: links,
  exportTemplates: templates,
  getNavigationFallback: navigation,
}
