import type { Ajv } from 'ajv'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import {
  operationsOf,
  resolve,
  type Document,
  type MediaObject,
} from '../../scripts/generate/contract.ts'

/** A body as a document shows it; operations without one have one such example. */
export interface Example {
  readonly name: string
  readonly body?: unknown
}

/** The bodies that a document shows at a place. */
export function examplesOf(document: Document, { example, examples = {} }: MediaObject): Example[] {
  const named = Object.entries(examples).map(([name, shown]) => ({
    name,
    body: resolve(document, shown).value,
  }))
  return example === undefined ? named : [{ name: 'example', body: example }, ...named]
}

/** What each operation answers, refusals included, in each of its types. */
export const answersIn = (document: Document) =>
  operationsOf(document).flatMap(({ operation: { operationId, responses } }) =>
    Object.entries(responses).flatMap(([status, response]) =>
      Object.entries(resolve(document, response).content ?? {}).map(([type, media]) => ({
        operationId,
        status,
        type,
        media,
      })),
    ),
  )

/** The answers of a document that its schemas refuse. */
export function wrongAnswersIn(document: Document, ajv: Ajv | Ajv2020) {
  ajv.addSchema(document, 'document', false, false)
  return answersIn(document).flatMap(({ media, ...answer }) => {
    const schema = JSON.stringify(media.schema ?? {}).replaceAll('"#/', '"document#/')
    const validate = ajv.compile(JSON.parse(schema) as object)
    return examplesOf(document, media)
      .filter(({ body }) => !validate(body))
      .map(({ name }) => ({ ...answer, name }))
  })
}
