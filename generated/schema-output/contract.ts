// Written by `npm run generate` from openapi/. Changes belong there.

import type { GeneratedNamespace } from '../../src/http/namespace.ts'
import { contexts } from './contexts.ts'
import { document } from './document.ts'
import { routes } from './routes.ts'
import { validators } from './validators.ts'

export const contract: GeneratedNamespace = { name: 'schema-output', contexts, document, routes, validators }
