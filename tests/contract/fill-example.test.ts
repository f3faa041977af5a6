import { describe, expect, it } from '@jest/globals'
import type { Document, Schema } from '../../scripts/generate/contract.ts'
import { fillExample } from '../../scripts/generate/fill-example.ts'

const text = { type: 'string' }
const closed = { type: 'object', additionalProperties: false }
const post: Schema = {
  ...closed,
  required: ['id', 'title', 'meta'],
  properties: {
    id: { type: 'integer' },
    title: { ...closed, required: ['rendered'], properties: { rendered: text } },
    meta: { ...closed, properties: { note: text }, example: { note: 'whole' } },
    embedded: { $ref: '#/components/schemas/Post' },
  },
  example: { id: 31, title: { raw: 'News', rendered: 'News' }, password: '' },
}
const reference = { $ref: '#/components/schemas/Post' }
const deleted: Schema = {
  ...closed,
  required: ['deleted', 'previous'],
  properties: { deleted: { const: true }, previous: reference },
}
const document: Document = {
  openapi: '3.1.0',
  info: {},
  paths: {},
  components: { schemas: { Post: post } },
}
const whole = { id: 31, title: { rendered: 'News' }, meta: { note: 'whole' } }

describe('A filled example', () => {
  it.each<[what: string, schema: Schema, given: unknown, expected: unknown]>([
    ['of a resource what is always there in its context', reference, undefined, whole],
    ['of a list one item', { type: 'array', items: reference }, undefined, [whole]],
    ['what is given, and the rest', reference, { id: 32 }, { ...whole, id: 32 }],
    [
      'what is given and need not be there',
      reference,
      { embedded: { id: 1 } },
      { ...whole, embedded: { ...whole, id: 1 } },
    ],
    [
      'of a map the given name',
      { type: 'object', additionalProperties: reference },
      { post: {} },
      { post: whole },
    ],
    ['the constants around it', deleted, undefined, { deleted: true, previous: whole }],
    [
      'the alternative that has what is given',
      { anyOf: [reference, deleted] },
      { deleted: true },
      { deleted: true, previous: whole },
    ],
    ['nothing without an example', { ...closed, properties: { a: text } }, undefined, undefined],
  ])('shows %s', (_what, schema, given, expected) => {
    expect(fillExample(document, schema, given)).toEqual(expected)
  })
})
