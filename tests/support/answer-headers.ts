/**
 * Checks the headers of answers by the published documents: a header that speaks of the answer is
 * documented, and what is
 * documented as required is there, with a value that its schema allows.
 */
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { resolve, type Document, type ResponseObject } from '../../scripts/generate/contract.ts'
import { loadGenerated } from '../contract/contracts.ts'

/** Of every answer of the server, whatever it is about: transport, security, and scripts of other sites. */
const OF_THE_SERVER =
  /^(access-control-.*|connection|content-(encoding|length|security-policy|type)|cross-origin-.*|date|keep-alive|origin-agent-cluster|referrer-policy|strict-transport-security|transfer-encoding|x-(content-type-options|dns-prefetch-control|download-options|frame-options|permitted-cross-domain-policies|powered-by|xss-protection))$/

interface Header {
  readonly $ref?: string
  readonly required?: boolean
  readonly schema?: object
}

interface Place {
  readonly address: RegExp
  readonly parameters: number
  readonly document: Document
  readonly methods: Readonly<Record<string, { readonly responses: Record<string, ResponseObject> }>>
}

export interface HeaderAnswer {
  readonly method: string
  /** Below the API root, with its query. */
  readonly path: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

let places: Promise<readonly Place[]> | undefined

/** @returns what is wrong, a line each; nothing for addresses that no document has */
export async function wrongHeaders(answer: HeaderAnswer): Promise<string[]> {
  places ??= loadPlaces()
  const { method, status, headers } = answer
  const [address = '', query = ''] = answer.path.split('?')
  // An envelope has the headers inside of it, and the address of a method is not always its own.
  if (/(^|&)(_envelope|_method|rest_route)\b/.test(query)) return []
  const place = (await places).find((one) => one.address.test(address))
  const operation = place?.methods[method === 'HEAD' ? 'get' : method.toLowerCase()]
  const documented = operation?.responses[status]
  if (place === undefined || documented === undefined) return []
  const response = resolve(place.document, documented)
  const described = Object.entries(response.headers ?? {}).map(
    ([name, header]) => [name.toLowerCase(), resolve<Header>(place.document, header)] as const,
  )
  const known = new Map(described)
  const answered = `${method} ${answer.path} ${status}`
  return [
    ...Object.keys(headers)
      .filter((name) => !OF_THE_SERVER.test(name) && !known.has(name))
      .map((name) => `${answered}: ${name} is not documented.`),
    ...described
      .filter(([name, { required }]) => required === true && headers[name] === undefined)
      .map(([name]) => `${answered}: ${name} is missing.`),
    ...described
      .filter(([name, { schema = {} }]) => !isAllowed(schema, headers[name]))
      .map(([name]) => `${answered}: ${name} is wrong: ${headers[name]}.`),
  ]
}

const ajv = new Ajv({ coerceTypes: true, strict: false })
addFormats.default(ajv)

/** Compiled once for each header of the documents. */
const validators = new WeakMap<object, ValidateFunction>()

function isAllowed(schema: object, value: string | undefined): boolean {
  if (value === undefined) return true
  const known = validators.get(schema)
  const validate = known ?? ajv.compile({ type: 'object', properties: { value: schema } })
  if (known === undefined) validators.set(schema, validate)
  return validate({ value })
}

/** In the order in which routes are tried: those with fewer parameters first. */
async function loadPlaces(): Promise<readonly Place[]> {
  const contracts = await loadGenerated()
  return contracts
    .flatMap(({ document, routes }) =>
      routes.map(({ path, pattern }) => ({
        address: new RegExp(`^${pattern.replaceAll('(?P<', '(?<')}/?$`, 'i'),
        parameters: path.split('{').length,
        document: document as Document,
        methods: document.paths[path] as Place['methods'],
      })),
    )
    .toSorted((one, other) => one.parameters - other.parameters)
}
