import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { documentedAnswers, neverAbsent, unseenAnswers, type Seen } from './coverage.ts'

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
    await writeSeen(folder, 1, { answers: ['listPosts 200'] })
    await writeSeen(folder, 2, { answers: ['listPosts 200', 'createPost 201', 'createPost 500'] })
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
    await writeSeen(folder, 3, { answers: ['createPost 507'] })
    expect(await unseen()).toEqual([])
  })
})

describe('Members that no answer was without', () => {
  it('are reported where the contract does not say that they are always there', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'almanac-coverage-'))
    const properties = { id: {}, title: {}, slug: {} }
    const schema = { type: 'object', required: ['id'], properties }
    const responses = { 200: { content: { 'application/json': { schema } } } }
    const paths = { '/posts': { get: { operationId: 'getPost', responses } } }
    await writeSeen(folder, 1, { absent: ['getPost 200.title'] })
    await writeSeen(folder, 2, {})
    const contract = { openapi: '3.1.0', info: {}, paths }
    expect(await neverAbsent(folder, contract)).toEqual(['getPost 200.slug'])
    await rm(folder, { recursive: true })
  })
})

function writeSeen(folder: string, number: number, seen: Partial<Seen>): Promise<void> {
  const text = JSON.stringify({ answers: [], absent: [], ...seen })
  return writeFile(path.join(folder, `answers-${number}.json`), text)
}

function operation(operationId: string) {
  const nothing = { path: {}, query: {}, body: {} }
  return { operationId, methods: ['GET'], arguments: nothing, batch: false, conditional: false }
}

function constant(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)}`
}
