/** The kinds of objects that a document of OpenAPI 3.0 consists of, as far as ours have them. */
export type Kind =
  | 'document'
  | 'info'
  | 'license'
  | 'components'
  | 'path'
  | 'operation'
  | 'parameter'
  | 'header'
  | 'body'
  | 'response'
  | 'media'
  | 'encoding'
  | 'schema'

/** The value of a member: a value that both versions write alike, an object, or several of them. */
export type Place = 'value' | Kind | readonly [Kind]

type Members = Readonly<Record<string, Place>>

const values = (...names: readonly string[]): Members =>
  Object.fromEntries(names.map((name) => [name, 'value']))

const EXAMPLES = values('example', 'examples')

/**
 * The members of each kind. What is missing here is written in another way in OpenAPI 3.0, if at
 * all, and has to be rewritten before.
 */
export const GRAMMAR: Readonly<Record<Kind, Members>> = {
  document: {
    ...values('openapi', 'servers', 'security', 'tags', 'externalDocs'),
    info: 'info',
    components: 'components',
    paths: ['path'],
    'x-webhooks': ['path'],
  },
  info: {
    ...values('title', 'version', 'description', 'termsOfService', 'contact'),
    license: 'license',
  },
  license: values('name', 'url'),
  components: {
    ...values('examples', 'securitySchemes'),
    schemas: ['schema'],
    responses: ['response'],
    parameters: ['parameter'],
    headers: ['header'],
    requestBodies: ['body'],
  },
  path: {
    ...values('summary', 'description'),
    parameters: ['parameter'],
    get: 'operation',
    post: 'operation',
    put: 'operation',
    patch: 'operation',
    delete: 'operation',
  },
  operation: {
    ...values('operationId', 'tags', 'summary', 'description', 'deprecated', 'security'),
    parameters: ['parameter'],
    requestBody: 'body',
    responses: ['response'],
  },
  parameter: {
    ...values('$ref', 'name', 'in', 'description', 'required', 'deprecated', 'allowEmptyValue'),
    ...values('style', 'explode', 'allowReserved'),
    ...EXAMPLES,
    schema: 'schema',
  },
  header: {
    ...values('$ref', 'description', 'required', 'deprecated'),
    ...EXAMPLES,
    schema: 'schema',
  },
  body: { ...values('$ref', 'description', 'required'), content: ['media'] },
  response: { ...values('$ref', 'description'), headers: ['header'], content: ['media'] },
  media: {
    ...EXAMPLES,
    schema: 'schema',
    encoding: ['encoding'],
    'x-context-schemas': ['schema'],
  },
  encoding: {
    ...values('contentType', 'style', 'explode', 'allowReserved'),
    headers: ['header'],
  },
  schema: {
    ...values('$ref', 'type', 'nullable', 'format', 'title', 'description', 'deprecated'),
    ...values('enum', 'default', 'example', 'minimum', 'maximum', 'multipleOf'),
    ...values('minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'uniqueItems'),
    ...values('minProperties', 'maxProperties', 'required', 'readOnly', 'writeOnly'),
    properties: ['schema'],
    additionalProperties: 'schema',
    items: 'schema',
    allOf: ['schema'],
    anyOf: ['schema'],
    oneOf: ['schema'],
    not: 'schema',
  },
}
