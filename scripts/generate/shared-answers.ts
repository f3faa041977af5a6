import {
  operationsOf,
  type Document,
  type OperationObject,
  type ResponseObject,
} from './contract.ts'

/** `openapi/shared/every-operation.yaml`: answers by status, and the responses that they name. */
export interface SharedAnswers {
  readonly reading: Readonly<Record<string, ResponseObject>>
  readonly writing: Readonly<Record<string, ResponseObject>>
  /** Where the path has parameters. */
  readonly addressed: Readonly<Record<string, ResponseObject>>
  /** Where a body has to be of a media type that is read. */
  readonly typed: Readonly<Record<string, ResponseObject>>
  readonly components: Readonly<Record<string, ResponseObject>>
  /** Those that answers share; `nameHeaders` says which has which. */
  readonly headers: Readonly<Record<string, object>>
}

/** Whether a body of any media type is a file. */
const takesAnyFile = ({ requestBody }: OperationObject): boolean =>
  requestBody !== undefined && 'application/octet-stream' in requestBody.content

/** The document with the answers that come from below all operations. */
export function withSharedAnswers(source: Document, answers: SharedAnswers): Document {
  const document = structuredClone(source)
  const named = new Set<string>()
  for (const { method, operation, path } of operationsOf(document)) {
    const added = method === 'get' ? answers.reading : answers.writing
    const addressed = path.includes('{') ? answers.addressed : {}
    const typed =
      takesAnyFile(operation) || operation.requestBody === undefined ? {} : answers.typed
    // Answers listed by the operation itself take precedence.
    operation.responses = { ...added, ...addressed, ...typed, ...operation.responses }
    for (const { $ref } of Object.values(operation.responses))
      named.add($ref?.split('/').at(-1) ?? '')
  }
  const responses = Object.entries(answers.components).filter(([name]) => named.has(name))
  document.components = {
    ...document.components,
    headers: { ...document.components?.['headers'], ...answers.headers },
    responses: { ...document.components?.['responses'], ...Object.fromEntries(responses) },
  }
  return document
}
