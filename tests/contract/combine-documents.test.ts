import { describe, expect, it } from '@jest/globals'
import { combineDocuments } from '../../src/pages/combine-documents.ts'

const head = { openapi: '3.1.0' }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const document = (path: string, schemas: Record<string, unknown>, shown: string) => ({
  openapi: '3.1.0',
  paths: { [path]: { get: { schema: ref(shown) } } },
  components: { schemas },
})
const tagged = (description: string) => ({ tags: [{ name: 'Index', description }] })
const combine = (a: Record<string, unknown>, b: Record<string, unknown>, shown: string) =>
  combineDocuments(
    [
      { prefix: 'A', document: document('/a', a, shown) },
      { prefix: 'B', document: document('/b', b, shown) },
    ],
    head,
  )

describe('The combination of documents', () => {
  it('contains a component once that is the same in both', () => {
    const { components, paths } = combine(
      { Error: { type: 'object' } },
      { Error: { type: 'object' } },
      'Error',
    )
    expect(components).toEqual({ schemas: { Error: { type: 'object' } } })
    expect(paths?.['/b']).toEqual({ get: { schema: ref('Error') } })
  })

  it('prefixes a component that is another one, and what refers to it', () => {
    const { components, paths } = combine(
      { Item: { type: 'object' } },
      { Item: { type: 'string' } },
      'Item',
    )
    expect(components).toEqual({
      schemas: { Item: { type: 'object' }, BItem: { type: 'string' } },
    })
    expect(paths).toEqual({
      '/a': { get: { schema: ref('Item') } },
      '/b': { get: { schema: ref('BItem') } },
    })
  })

  it('keeps lists of different items apart, though their texts are equal', () => {
    const list = { type: 'array', items: ref('Item') }
    const { components } = combine(
      { List: list, Item: { type: 'object' } },
      { List: list, Item: { type: 'string' } },
      'List',
    )
    expect(components?.['schemas']).toEqual({
      List: list,
      Item: { type: 'object' },
      BList: { type: 'array', items: ref('BItem') },
      BItem: { type: 'string' },
    })
  })

  it('keeps the first description of a tag', () => {
    const { tags } = combineDocuments(
      [
        { prefix: 'A', document: tagged('first') },
        { prefix: 'B', document: tagged('second') },
      ],
      head,
    )
    expect(tags).toEqual([{ name: 'Index', description: 'first' }])
  })
})
