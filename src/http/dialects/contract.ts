import { createPlaces, joinPlaces, resolveIn, type Place } from './name-places.ts'
import { isJsonObject } from '../../json-object.ts'

type Json = Readonly<Record<string, unknown>>

export interface NamedNamespace {
  readonly name: string
  readonly document: Json
}

/** The renamable places in requests and answers of one operation. */
export interface OperationPlaces {
  readonly namespace: string
  /** Arguments, wherever they are sent. */
  readonly input: Place
  readonly answer: (status: number) => Place | undefined
}

/** A path segment: a fixed word of the contract, or an argument. */
export interface Step {
  readonly text?: string
  /** The argument's value is a name. */
  readonly named?: true
}

/** A route as segments below its namespace. */
export interface PathPlaces {
  readonly namespace: string
  readonly steps: readonly Step[]
  /** The id of its GET operation. */
  readonly get: string | undefined
}

export interface ContractPlaces {
  readonly namespaces: readonly string[]
  readonly paths: readonly PathPlaces[]
  readonly of: (operationId: string) => OperationPlaces | undefined
  /** A route's entry in the index, also the answer to OPTIONS. */
  readonly route: Place | undefined
}

const FIELDS: Place = { text: 'fields', items: { text: 'fields' }, rest: { text: 'fields' } }
const RELATIONS: Place = { text: 'relation', items: { text: 'relation' } }

/** Collects the renamable places of the contracts, per operation and on first use. */
export function readContractPlaces(
  namespaces: readonly NamedNamespace[],
  isRenamed: (word: string) => boolean,
): ContractPlaces {
  const operations = new Map<string, () => OperationPlaces>()
  const paths: PathPlaces[] = []
  let route: Place | undefined
  for (const { name, document } of namespaces) {
    const placeOf = createPlaces(document, isRenamed)
    const { components } = document as { components?: { schemas?: Record<string, unknown> } }
    route ??= placeOf(components?.schemas?.['Route'])
    for (const [path, item] of Object.entries(resolveIn(document, document['paths']))) {
      const shared = parametersOf(document, item)
      paths.push(pathPlaces(name, path, item, shared))
      for (const operation of Object.values(resolveIn(document, item))) {
        if (!isJsonObject(operation) || typeof operation['operationId'] !== 'string') continue
        const parameters = [...shared, ...parametersOf(document, operation)]
        operations.set(operation['operationId'], () => ({
          namespace: name,
          input: inputPlace(document, operation, parameters, placeOf),
          answer: (status) => {
            const responses = resolveIn(document, operation['responses'])
            return placeOf(contentOf(resolveIn(document, responses[status]))[0])
          },
        }))
      }
    }
  }
  const made = new Map<string, OperationPlaces | undefined>()
  return {
    namespaces: namespaces.map(({ name }) => name),
    paths,
    route,
    of(operationId) {
      if (!made.has(operationId)) made.set(operationId, operations.get(operationId)?.())
      return made.get(operationId)
    },
  }
}

const parametersOf = (document: Json, item: unknown): Json[] => {
  const { parameters } = resolveIn(document, item)
  return Array.isArray(parameters) ? parameters.map((one) => resolveIn(document, one)) : []
}

/** The schemas of a body by media type; JSON first, as in the documents. */
const contentOf = ({ content }: Json): unknown[] =>
  isJsonObject(content)
    ? Object.entries(content)
        .toSorted(([one], [other]) => Number(other.includes('json')) - Number(one.includes('json')))
        .map(([, type]) => (isJsonObject(type) ? type['schema'] : undefined))
    : []

function inputPlace(
  document: Json,
  operation: Json,
  parameters: readonly Json[],
  placeOf: (schema: unknown) => Place | undefined,
): Place {
  const body = contentOf(resolveIn(document, operation['requestBody'])).map(placeOf)
  const query = parameters
    .filter((parameter) => parameter['in'] === 'query')
    .map((parameter) => [String(parameter['name']), placeOf(parameter['schema'])] as const)
  const own = joinPlaces([{ members: new Map(query) }, ...body])
  const members = new Map(own?.members).set('_fields', FIELDS).set('_embed', RELATIONS)
  return { ...own, keys: 'argument', members }
}

function pathPlaces(
  namespace: string,
  path: string,
  item: unknown,
  parameters: readonly Json[],
): PathPlaces {
  const named = new Set(
    parameters
      .filter((parameter) => isJsonObject(parameter['schema']) && isName(parameter['schema']))
      .map((parameter) => parameter['name']),
  )
  const get =
    isJsonObject(item) && isJsonObject(item['get']) ? item['get']['operationId'] : undefined
  const steps = path
    .slice(namespace === '' ? 1 : namespace.length + 2)
    .split('/')
    .map((text): Step => {
      const parameter = /^\{(.*)\}$/.exec(text)?.[1]
      if (parameter === undefined) return { text }
      return named.has(parameter) ? { named: true } : {}
    })
  return { namespace, steps, get: typeof get === 'string' ? get : undefined }
}

const isName = (schema: Json): boolean =>
  schema['x-names'] === 'identifier' || schema['enum'] !== undefined
