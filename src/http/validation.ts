import * as OpenApiValidator from 'express-openapi-validator'
import { LRUCache } from 'lru-cache'
import type { ArgumentProblem, ArgumentProblems } from './errors.ts'
import { findForm, isNoList, type Arguments } from './arguments.ts'
import type { RouteOperation } from './route-table.ts'
import { requestSide, skipDocumentSchema } from './validator-start.ts'

/** One finding of the validator, such as `/query/per_page`, `maximum`. */
export interface Finding {
  readonly place: 'query' | 'body' | 'params' | 'headers'
  /** Names and indexes below the place: `['tags', '0']`. */
  readonly steps: readonly string[]
  /** The JSON Schema keyword that failed. */
  readonly keyword: string
  readonly message: string
}

/** Checks the typed arguments of one operation against the contract. */
export type Validator = (
  operation: RouteOperation,
  target: { method: string; path: string },
  values: Arguments,
) => Promise<readonly Finding[]>

/** Checks of string formats that the contract names and JSON Schema leaves open. */
export type FormatChecks = Readonly<Record<string, (value: string) => boolean>>

/** Under which the contract describes the arguments of an upload. */
const FORM_TYPE = 'multipart/form-data'

type Handler = (request: object, response: object, next: (error?: unknown) => void) => unknown

/**
 * The contract's validator for some paths of one namespace: express-openapi-validator over these
 * paths of its resolved document, which it compiles when it is first asked. It is called with a
 * request of our own making that holds typed values only, so it never sees the many spellings that
 * clients use, media types that fill its cache, or a socket; batches and embedding are checked by
 * the very same code.
 */
export function createValidator(
  document: Readonly<Record<string, unknown>>,
  paths: readonly string[],
  formats: FormatChecks,
): Validator {
  let made: readonly Handler[] | undefined
  const places = new Map<string, Place>()

  return async (operation, { method, path }, values) => {
    const known = places.get(operation.operationId)
    const request: ValidatedRequest = {
      method,
      path,
      originalUrl: encodeURI(path),
      baseUrl: '',
      query: forValidator(operation, values.query),
      body: values.body,
      params: {},
      headers: { 'content-type': operation.upload !== undefined ? FORM_TYPE : 'application/json' },
      app: { param: () => undefined, enabled: () => false },
      ...(known !== undefined && { openapi: { ...known, pathParams: textsOf(values.params) } }),
    }
    // Looking for an operation among all paths takes the validator longer than all its checks, so
    // that is done once; the last step of the chain are the checks themselves.
    made ??= createChain(document, paths, formats)
    const steps = known === undefined ? made : made.slice(-1)
    try {
      for (const handler of steps) await step(handler, request)
      return []
    } catch (error) {
      return readFindings(error)
    } finally {
      const { openapi } = request
      if (openapi?.schema.operationId === operation.operationId) {
        places.set(operation.operationId, openapi)
      }
    }
  }
}

/** The handlers of express-openapi-validator; the last of them are the checks. */
function createChain(
  document: Readonly<Record<string, unknown>>,
  paths: readonly string[],
  formats: FormatChecks,
): readonly Handler[] {
  skipDocumentSchema()
  return OpenApiValidator.middleware({
    // Paths are matched as they stand: where the API root lies is the adapter's business.
    apiSpec: { ...requestSide(document, paths), servers: [{ url: '/' }] } as never,
    validateApiSpec: false,
    validateRequests: { allowUnknownQueryParameters: true, coerceTypes: false, allErrors: true },
    validateResponses: false,
    validateSecurity: false,
    validateFormats: true,
    ignoreUndocumented: true,
    fileUploader: false,
    formats: Object.fromEntries(
      Object.entries(formats).map(([name, validate]) => [name, { type: 'string', validate }]),
    ) as never,
  }) as unknown as readonly Handler[]
}

/** Where the validator has found an operation in the document. */
interface Place {
  readonly schema: { readonly operationId?: string }
  readonly pathParams: Readonly<Record<string, string>>
}

/** What the validator looks at of a request, and what it writes there. */
interface ValidatedRequest {
  readonly method: string
  readonly path: string
  readonly originalUrl: string
  readonly baseUrl: ''
  readonly query: object
  readonly body: object
  readonly params: object
  readonly headers: object
  readonly app: object
  readonly openapi?: Place
}

/** The parts of a path as they stood there. */
const textsOf = (params: Arguments['params']): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))

const REMEMBERED = 5000
const LONGEST_KEY = 500

/**
 * A validator that asks another one only about arguments that it has not accepted before: most
 * reads are like others, and the contract does not change while the process runs.
 */
export function rememberAccepted(validate: Validator): Validator {
  // Made when it is needed: it has all its room from the start, and most resources are not asked for.
  let accepted: LRUCache<string, true> | undefined
  return async (operation, target, values) => {
    if (Object.keys(values.body).length > 0) return validate(operation, target, values)
    const key = `${operation.operationId} ${JSON.stringify([values.params, values.query])}`
    if (accepted?.get(key) === true) return []
    const findings = await validate(operation, target, values)
    if (findings.length === 0 && key.length <= LONGEST_KEY) {
      accepted ??= new LRUCache<string, true>({ max: REMEMBERED })
      accepted.set(key, true)
    }
    return findings
  }
}

/** What may be an object is handed over as JSON, which is how the validator expects it. */
function forValidator(
  operation: RouteOperation,
  query: Arguments['query'],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const type = operation.arguments.query[name]
      const forms = type?.alternatives ?? (type === undefined ? [] : [type])
      const asJson = forms.some(({ types }) => types.includes('object'))
      return [name, asJson ? JSON.stringify(value) : value]
    }),
  )
}

function step(handler: Handler, request: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (error?: unknown): void => (error === undefined ? resolve() : reject(error))
    try {
      const pending = handler(request, {}, next)
      if (pending instanceof Promise) pending.catch(reject)
    } catch (error) {
      reject(error)
    }
  })
}

function readFindings(error: unknown): Finding[] {
  const errors = (error as { errors?: unknown }).errors
  if (!Array.isArray(errors)) throw error
  return errors.flatMap((item: { path?: unknown; message?: unknown; errorCode?: unknown }) => {
    const [, place, ...steps] = String(item.path).split('/')
    if (place !== 'query' && place !== 'body' && place !== 'params' && place !== 'headers')
      return []
    const keyword = String(item.errorCode).split('.')[0] ?? ''
    return [{ place, steps, keyword, message: String(item.message) }]
  })
}

/** What is wrong with the arguments, one problem per argument, and which are missing. */
export interface Verdict {
  readonly missing: readonly string[]
  readonly problems: ArgumentProblems
}

/** Puts the validator's findings into the words and codes of this interface. */
export function judge(
  operation: RouteOperation,
  values: Arguments,
  findings: readonly Finding[],
): Verdict {
  const missing: string[] = []
  const byArgument = new Map<string, Finding[]>()
  for (const finding of findings) {
    const [name] = finding.steps
    // The validator looks into what is no list as if it were one; it is named as a whole elsewhere.
    if (name === undefined || isNoList(operation.arguments.query[name], values.query[name]))
      continue
    if (finding.keyword === 'required' && finding.steps.length === 1) missing.push(name)
    else byArgument.set(name, [...(byArgument.get(name) ?? []), finding])
  }
  const problems: Record<string, ArgumentProblem | string> = {}
  for (const [name, found] of byArgument) {
    const type = operation.arguments.query[name] ?? operation.arguments.body[name]
    const value = values.query[name] ?? values.body[name]
    const problem =
      type?.alternatives === undefined
        ? problemOf(name, found)
        : noFormProblem(name, findForm(type.alternatives, value))
    problems[name] = type?.untold === true ? problem.message : problem
  }
  return { missing, problems }
}

function problemOf(name: string, findings: readonly Finding[]): ArgumentProblem {
  const [finding] = findings
  if (finding === undefined) throw new Error('A problem needs a finding.')
  const where = argumentPath(name, finding.steps.slice(1))
  return PROBLEMS[finding.keyword]?.(where, finding) ?? typeProblem(where, finding)
}

/** `tags`, `['0']` → `tags[0]`, as the recordings name nested arguments. */
function argumentPath(name: string, below: readonly string[]): string {
  return name + below.map((item) => `[${item}]`).join('')
}

/** None of several forms fits; `position` is the form that the value seems to have meant. */
const noFormProblem = (where: string, position: number): ArgumentProblem => ({
  code: 'rest_no_matching_schema',
  message: `${where} has none of the accepted forms.`,
  data: position < 0 ? null : { position },
})

const typeProblem = (where: string, { message }: Finding): ArgumentProblem => ({
  code: 'rest_invalid_type',
  message: `${where} ${message}.`,
  data: { param: where },
})

const outOfBounds = (where: string, { message }: Finding): ArgumentProblem => ({
  code: 'rest_out_of_bounds',
  message: `${where} ${message}.`,
  data: null,
})

const withCode =
  (code: string) =>
  (where: string, { message }: Finding): ArgumentProblem => ({
    code,
    message: `${where} ${message}.`,
    data: null,
  })

/** Names the accepted words. Null, which the list ends with where it is one of them, is no word. */
const notInEnum = (where: string, { message }: Finding): ArgumentProblem => ({
  code: 'rest_not_in_enum',
  message: `${where} ${message.replace(/, $/, '')}.`,
  data: null,
})

const FORMAT_CODES: Readonly<Record<string, string>> = {
  'date-time': 'rest_invalid_date',
  email: 'rest_invalid_email',
  uuid: 'rest_invalid_uuid',
  uri: 'rest_invalid_url',
}

const PROBLEMS: Readonly<Record<string, (where: string, finding: Finding) => ArgumentProblem>> = {
  type: typeProblem,
  enum: notInEnum,
  minimum: outOfBounds,
  maximum: outOfBounds,
  exclusiveMinimum: outOfBounds,
  exclusiveMaximum: outOfBounds,
  minLength: withCode('rest_too_short'),
  maxLength: withCode('rest_too_long'),
  minItems: withCode('rest_too_few_items'),
  maxItems: withCode('rest_too_many_items'),
  uniqueItems: withCode('rest_duplicate_items'),
  pattern: withCode('rest_invalid_pattern'),
  required: (where) => ({
    code: 'rest_property_required',
    message: `${where} is required.`,
    data: null,
  }),
  format: (where, finding) => {
    const format = /"([^"]+)"/.exec(finding.message)?.[1] ?? ''
    return withCode(FORMAT_CODES[format] ?? 'rest_invalid_format')(where, finding)
  },
}
