import { describe, expect, it } from '@jest/globals'
import type { Document, Schema } from '../../scripts/generate/contract.ts'
import type { Shown } from '../../src/http/answer-check.ts'
import { answeredMembers, createNoteAbsent } from './members.ts'

const closed = { type: 'object', additionalProperties: false }
const image: Schema = { ...closed, required: ['url'], properties: { url: {}, alt: {} } }
const post: Schema = {
  ...closed,
  required: ['id', 'image'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    image: { oneOf: [{ type: 'boolean' }, { $ref: '#/components/schemas/Image' }] },
  },
}
const edit: Schema = { ...post, properties: { ...post.properties, password: { type: 'string' } } }

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const list = (items: Schema): Schema => ({ type: 'array', items })

/** A document of one list, which the caller may ask for in two contexts. */
const document: Document = {
  openapi: '3.1.0',
  info: {},
  paths: {
    '/posts': {
      get: {
        operationId: 'listPosts',
        responses: {
          200: {
            content: {
              'application/json': {
                schema: { anyOf: [list(ref('Post')), list(ref('PostEdit'))] },
                'x-context-schemas': { view: list(ref('Post')), edit: list(ref('PostEdit')) },
              },
            },
          },
        },
      },
    },
  },
  components: { schemas: { Post: post, PostEdit: edit, Image: image } },
}

describe('The list of answered members', () => {
  it('has each once, by the component that owns it', () => {
    const optional = [...answeredMembers(document)].filter(({ required }) => !required)
    expect(optional.map(({ place }) => place)).toEqual([
      'Post.title',
      'Image.alt',
      'PostEdit.title',
      'PostEdit.password',
    ])
  })
})

function absentFrom(body: unknown, shown?: Shown): string[] {
  const absent = new Set<string>()
  createNoteAbsent(document, absent)('listPosts', 200, body, shown)
  return [...absent]
}

describe('The note of absent members', () => {
  it('names those of the context that an answer shows', () => {
    const body = [{ id: 1, title: 'A', image: false }]
    expect(absentFrom(body, { context: 'edit', partial: false })).toEqual(['PostEdit.password'])
  })

  it('follows the alternative that an answer fits', () => {
    expect(absentFrom([{ id: 1, image: { url: 'a.png' } }])).toEqual(['Post.title', 'Image.alt'])
  })

  it('ignores partial answers', () => {
    expect(absentFrom([{ id: 1 }], { context: 'view', partial: true })).toEqual([])
  })

  it('ignores what fits several alternatives', () => {
    const { paths } = structuredClone(document)
    const schema = { oneOf: [post, edit] }
    Object.assign(paths['/posts']?.get?.responses ?? {}, {
      200: { content: { 'application/json': { schema } } },
    })
    const absent = new Set<string>()
    createNoteAbsent({ ...document, paths }, absent)('listPosts', 200, { id: 1, image: false })
    expect(absent.size).toBe(0)
  })
})
