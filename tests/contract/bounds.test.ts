import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import {
  bodySchema,
  flatten,
  operationsOf,
  type Document,
  type Schema,
} from '../../scripts/generate/contract.ts'
import { loadContracts } from '../../scripts/generate/load-contracts.ts'

const contracts = await loadContracts(path.resolve('openapi'))

/** Formats that are no longer than what they name. */
const SHORT: ReadonlySet<unknown> = new Set(['date-time-or-local', 'date', 'uuid'])

/** Files, whose size has a bound of its own, and contents, whose bound is a setting. */
const UNBOUNDED =
  /^body\.(?:(?:venue|organizer)(?:\[\])?\.)?(?:file|myFile|content(?:\.raw)?|description(?:\.raw)?)$/

const contentOwners = /^(?:create|update|save|upload)/

function textsWithoutBound(document: Document, given: Schema, where: string, depth = 0): string[] {
  if (depth > 8) return []
  const schema = flatten(document, given)
  const below = (inner: Schema, name: string): string[] =>
    textsWithoutBound(document, inner, name, depth + 1)
  const isText = [schema.type ?? []].flat().includes('string')
  const bounded =
    schema.enum !== undefined ||
    schema['const'] !== undefined ||
    typeof schema['maxLength'] === 'number' ||
    SHORT.has(schema.format)
  return [
    ...(isText && !bounded ? [where] : []),
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((form) => below(form, where)),
    ...(schema.items === undefined ? [] : below(schema.items, `${where}[]`)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
      below(member, `${where}.${name}`),
    ),
  ]
}

describe.each(contracts)('The contract of $folder', ({ document }) => {
  it('bounds every text that a request may send', () => {
    const unbounded = operationsOf(document).flatMap((found) => {
      const { operationId } = found.operation
      const body = bodySchema(document, found.operation)
      const inQuery = found.parameters.filter((parameter) => parameter.in === 'query')
      const places = [
        ...inQuery.flatMap(({ name, schema }) =>
          textsWithoutBound(document, schema, `query.${name}`),
        ),
        ...(body === undefined ? [] : textsWithoutBound(document, body, 'body')),
      ]
      return places
        .filter((place) => !(contentOwners.test(operationId) && UNBOUNDED.test(place)))
        .filter((place) => !/^body\.(?:file|myFile)$/.test(place))
        .map((place) => `${operationId}: ${place}`)
    })
    expect(unbounded).toEqual([])
  })
})
