import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { documentedAnswers, unseenAnswers } from './coverage.ts'

const document = {
  paths: {
    '/posts': {
      parameters: [{ name: 'context' }],
      get: { operationId: 'listPosts', responses: { 200: {}, 400: {}, default: {} } },
      post: { operationId: 'createPost', responses: { 201: {} } },
      put: { operationId: 'createPostByPut', responses: { 201: {} } },
    },
  },
}
const routes = [{ operations: [operation('listPosts'), operation('createPost')] }]

describe('The list of documented answers', () => {
  it('names each status of each operation of the route table', () => {
    expect(documentedAnswers(document, routes)).toEqual([
      'createPost 201',
      'listPosts 200',
      'listPosts 400',
    ])
  })
})

describe('Unseen answers', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'almanac-coverage-'))
    await mkdir(path.join(folder, 'generated/core-v2'), { recursive: true })
    const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
    await write('package.json', '{"type": "module"}')
    await write('generated/core-v2/document.ts', constant('document', document))
    await write('generated/core-v2/routes.ts', constant('routes', routes))
    await write('answers-1.json', '["listPosts 200"]')
    await write('answers-2.json', '["listPosts 200", "createPost 201", "createPost 500"]')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('are those that no service of the run gave', async () => {
    expect(await unseenAnswers(folder, path.join(folder, 'generated'))).toEqual(['listPosts 400'])
  })

  it('are none of those that come from below all operations once one operation gave it', async () => {
    const full = { operationId: 'createPost', responses: { 507: {} } }
    const other = { operationId: 'listPosts', responses: { 507: {} } }
    const paths = { '/posts': { get: other, post: full } }
    const text = constant('document', { paths })
    await writeFile(path.join(folder, 'generated/core-v2/document.ts'), text)
    const unseen = () => unseenAnswers(folder, path.join(folder, 'generated'), 'all')
    expect(await unseen()).toEqual(['createPost 507', 'listPosts 507'])
    await writeFile(path.join(folder, 'answers-3.json'), '["createPost 507"]')
    expect(await unseen()).toEqual([])
  })
})

function operation(operationId: string) {
  const nothing = { path: {}, query: {}, body: {} }
  return { operationId, methods: ['GET'], arguments: nothing, batch: false, conditional: false }
}

function constant(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)}`
}
