import { contexts } from '../../../generated/core-v2/contexts.ts'
import { document } from '../../../generated/core-v2/document.ts'
import type { Operations } from '../../../generated/core-v2/operations.ts'
import { routes } from '../../../generated/core-v2/routes.ts'
import { defineNamespace } from '../../http/namespace.ts'
import { coreNamespaceIndex } from './namespace-index.ts'

const operations = { ...coreNamespaceIndex } as unknown as Operations

/** Posts, pages, their revisions and autosaves, terms and accounts (service.md 4.7). */
export const coreV2 = defineNamespace<Operations>({
  name: 'core/v2',
  document,
  routes: routes.filter((route) => route.operations.every(({ operationId }) => operationId in operations)),
  contexts,
  operations,
})
