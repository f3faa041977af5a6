// Written by `npm run generate` from openapi/. Changes belong there.

import type { Operation } from '../../src/namespaces/operation.ts'
import type { operations } from './types.ts'

export interface IndexOperations {
  /** `GET /block-editor/v1` - Describe the namespace */
  getBlockEditorNamespace: Operation<operations['getBlockEditorNamespace'], 'namespace' | 'context'>
}

export interface LinksOperations {
  /** `GET /block-editor/v1/url-details` - Describe the page at an address */
  getUrlDetails: Operation<operations['getUrlDetails']>
}

export interface TemplatesOperations {
  /** `GET /block-editor/v1/export` - Export the templates of the site */
  exportTemplates: Operation<operations['exportTemplates']>
}

export interface NavigationOperations {
  /** `GET /block-editor/v1/navigation-fallback` - Find the navigation to use */
  getNavigationFallback: Operation<operations['getNavigationFallback'], 'context'>
}

export interface Operations extends IndexOperations, LinksOperations, TemplatesOperations, NavigationOperations {}
