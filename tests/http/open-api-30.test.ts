import { describe, expect, it } from '@jest/globals'
import { asOpenApi30 } from '../../src/http/documents/as-open-api-30.ts'

type Members = Readonly<Record<string, unknown>>

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const NULL = { type: 'null' }

/** What becomes of schemas. */
const rewritten = (schemas: Members): unknown =>
  asOpenApi30({ components: { schemas } })['components']

describe('A schema of OpenAPI 3.1', () => {
  it.each([
    ['several types', { type: ['string', 'integer'] }],
    ['null alone', NULL],
    ['a list of schemas', { type: 'array', prefixItems: [{ type: 'string' }] }],
  ])('cannot be expressed in 3.0 with %s', (_what, schema) => {
    expect(() => rewritten({ A: schema })).toThrow('OpenAPI 3.0 has no word for')
  })

  it('accepts null itself where null is its only alternative', () => {
    const A = { type: 'object' }
    const B = { description: 'One or none.', anyOf: [ref('A'), NULL] }
    expect(rewritten({ A, B })).toEqual({
      schemas: {
        A: { type: 'object', nullable: true },
        B: { description: 'One or none.', allOf: [ref('A')] },
      },
    })
  })

  it('has a copy that accepts null where others refer to the original', () => {
    const A = { type: 'string', enum: ['a'] }
    expect(rewritten({ A, B: { oneOf: [ref('A'), NULL] }, C: { items: ref('A') } })).toEqual({
      schemas: {
        A,
        AOrNull: { type: 'string', enum: ['a', null], nullable: true },
        B: ref('AOrNull'),
        C: { items: ref('A') },
      },
    })
  })

  it('lets only one alternative accept null', () => {
    const A = { oneOf: [ref('B'), { type: 'string' }, { type: 'integer' }, NULL] }
    expect(rewritten({ A, B: { type: 'object' } })).toEqual({
      schemas: {
        A: { oneOf: [ref('B'), { type: 'string', nullable: true }, { type: 'integer' }] },
        B: { type: 'object' },
      },
    })
  })
})
