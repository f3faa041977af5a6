import express, { type ErrorRequestHandler, type Router } from 'express'
import type * as OpenApiValidator from 'express-openapi-validator'
import type { ParsedQs } from 'qs'
import type { Arguments } from '../arguments.ts'
import type { ApiHandler, ApiLocals } from '../exchange.ts'
import type { Namespace } from '../namespace.ts'
import { canonicalUrl } from '../read-request.ts'
import { prefixOf, type RouteOperation } from '../route-table.ts'
import type { FormatChecks } from '../validator-support.ts'

type Validator = typeof OpenApiValidator
type ApiSpec = Parameters<Validator['middleware']>[0]['apiSpec']

/**
 * Validates typed arguments by the published document with express-openapi-validator. The result is
 * recorded, and `validate` compares it with that of the generated validators.
 */
export function contractChecks(namespace: Namespace, formats: FormatChecks): ApiHandler {
  // Starting takes about a second, so it waits for the namespace's first request.
  let started: Promise<Router> | undefined
  const prefix = prefixOf(namespace.name)
  return async (request, response, next) => {
    const { bound, call } = response.locals.operation
    if (isBeyondForms(bound.definition, call)) {
      next()
      return
    }
    started ??= start(namespace, formats)
    const router = await started
    const { url } = request
    request.url = canonicalUrl(response.locals.request.path).slice(prefix.length) || '/'
    router(request, response, (error: unknown) => {
      request.url = url
      next(error)
    })
  }
}

/**
 * Whether arguments say what the document does not let the form of an upload say. They came as JSON
 * that names the file, which has null, and lists and objects that are empty.
 */
export const isBeyondForms = (
  { upload }: RouteOperation,
  { body }: Pick<Arguments, 'body'>,
): boolean => upload !== undefined && Object.values(body).some(isUnspellable)

function isUnspellable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === null
  const inside = Object.values(value)
  return inside.length === 0 || inside.some(isUnspellable)
}

async function start({ document, name }: Namespace, formats: FormatChecks): Promise<Router> {
  const validator = await import('express-openapi-validator')
  const router = express.Router({ caseSensitive: true, strict: true })
  router.use(presentTyped)
  router.use(
    validator.middleware({
      apiSpec: belowNamespace(document, name),
      // `npm run check` lints the documents themselves.
      validateApiSpec: false,
      validateRequests: { allowUnknownQueryParameters: true, coerceTypes: false, allErrors: true },
      // Answers are checked elsewhere, as values: `_fields`, envelopes and scripts change what is
      // sent, and no document describes that.
      validateResponses: false,
      validateSecurity: false,
      fileUploader: false,
      useRequestUrl: true,
      formats: Object.fromEntries(
        Object.entries(formats).map(([format, validate]) => [format, { type: 'string', validate }]),
      ),
    }),
  )
  router.use(noteRefusal(validator))
  return router
}

/** The document with paths relative to its namespace, independent of the API root. */
function belowNamespace(document: Namespace['document'], name: string): ApiSpec {
  const paths = Object.entries(document['paths'] ?? {}).map(([path, item]) => [
    path.slice(prefixOf(name).length) || '/',
    item,
  ])
  const moved = { ...document, paths: Object.fromEntries(paths), servers: [{ url: '/' }] }
  // The validator modifies its input.
  return structuredClone(moved) as object as ApiSpec
}

/** Stores the typed arguments where Express keeps them, as if sent as JSON. */
const presentTyped: ApiHandler = (request, { locals: { operation } }, next) => {
  const { bound, call } = operation
  const type = bound.definition.upload === undefined ? 'application/json' : 'multipart/form-data'
  request.headers = { ...request.headers, 'content-type': type }
  // Express parses the query on each access; the typed one is fixed.
  Object.defineProperty(request, 'query', {
    value: withObjectsAsJson(bound.definition, call.query),
    configurable: true,
    enumerable: true,
    writable: true,
  })
  request.body = structuredClone(call.body)
  operation.contractRefusal = null
  next()
}

/** The validator expects objects in a query to be JSON. */
function withObjectsAsJson(
  { arguments: { query: types } }: RouteOperation,
  query: Arguments['query'],
): Arguments['query'] {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const type = types[name]
      const forms = type?.alternatives ?? (type === undefined ? [] : [type])
      const asJson = forms.some(({ types: names }) => names.includes('object'))
      return [name, asJson ? JSON.stringify(value) : structuredClone(value)]
    }),
  )
}

type RefusalHandler = ErrorRequestHandler<
  Record<string, string>,
  unknown,
  unknown,
  ParsedQs,
  ApiLocals
>

/** Only records a refusal; `validate` answers in the messages of this interface. */
const noteRefusal =
  ({ error: { BadRequest } }: Validator): RefusalHandler =>
  (error: unknown, _request, { locals }, next) => {
    if (error instanceof BadRequest) {
      locals.operation.contractRefusal = error.message
      next()
    } else next(error)
  }
