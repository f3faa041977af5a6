import { describe, expect, it } from '@jest/globals'
import { withShapedAnswers } from '../../scripts/generate/answers.ts'
import type { Document, Schema } from '../../scripts/generate/contract.ts'

const POST = '#/components/schemas/Post'
const text = { type: 'string' }

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })

/** Posts with a member that only editors see, in a list and one that can be deleted. */
function documentOf(): Document {
  const context = {
    name: 'context',
    in: 'query' as const,
    schema: { type: 'string', enum: ['view', 'edit'] },
  }
  const list = json({ type: 'array', items: { $ref: POST } })
  const previous = { type: 'object', properties: { previous: { $ref: POST } } }
  return {
    openapi: '3.1.0',
    info: {},
    paths: {
      '/posts': {
        get: { operationId: 'listPosts', parameters: [context], responses: { 200: list } },
      },
      '/posts/{id}': { delete: { operationId: 'deletePost', responses: { 200: json(previous) } } },
    },
    components: {
      schemas: {
        Post: {
          unevaluatedProperties: false,
          allOf: [{ $ref: '#/components/schemas/Fields' }, { $ref: '#/components/schemas/Extra' }],
        },
        Fields: {
          type: 'object',
          properties: { slug: text, password: { ...text, 'x-context': ['edit'] } },
        },
        Extra: { type: 'object', required: [], properties: { subtype: text } },
      },
    },
  }
}

describe('The shaping of answers', () => {
  const { paths, components } = withShapedAnswers(documentOf())

  it('makes a closed component of each context with its required members', () => {
    const closed = { type: 'object', additionalProperties: false }
    expect(components?.['schemas']).toEqual({
      Post: { ...closed, required: ['slug'], properties: { slug: text, subtype: text } },
      PostEdit: {
        ...closed,
        required: ['slug', 'password'],
        properties: { slug: text, password: text, subtype: text },
      },
    })
  })

  it('maps operations to contexts', () => {
    const [view, edit] = ['Post', 'PostEdit'].map((name) => ({
      type: 'array',
      items: { $ref: `#/components/schemas/${name}` },
    }))
    expect(paths['/posts']?.get?.responses['200']?.content?.['application/json']).toEqual({
      schema: { anyOf: [view, edit] },
      'x-context-schemas': { view, edit },
    })
  })

  it('shows deleted items in the edit context, without the wrapper', () => {
    const document = documentOf()
    const { Extra } = (document.components?.['schemas'] ?? {}) as Record<string, Schema>
    Object.assign(Extra ?? {}, { required: ['subtype'], 'x-deleted': false })
    expect(withShapedAnswers(document).components?.['schemas']).toMatchObject({
      PostEdit: { required: ['slug', 'password', 'subtype'] },
      PostUnlinked: { required: ['slug', 'password'], properties: { slug: text, password: text } },
    })
  })

  it('shows answers to writes in the edit context', () => {
    const { content } = paths['/posts/{id}']?.delete?.responses['200'] ?? {}
    expect(content?.['application/json']?.schema).toEqual({
      type: 'object',
      required: ['previous'],
      properties: { previous: { $ref: '#/components/schemas/PostEdit' } },
    })
  })
})
