import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { document } from '../../generated/core-v2/document.ts'
import type {
  Document,
  Method,
  OperationObject,
  Parameter,
  Schema,
} from '../../scripts/generate/contract.ts'

const COULD_NOT_RUN = 3

const folder = mkdtempSync(path.join(tmpdir(), 'contract-diff-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const diff = (args: readonly string[], environment: NodeJS.ProcessEnv = process.env) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/contract-diff.ts', ...args], {
    encoding: 'utf8',
    env: environment,
  })

type Age = (old: Document) => void

/** What breaks programs that were written for an older form of the documents, which is made of what is published. */
function breaksSince(ages: readonly Age[]): string[] {
  const old = JSON.parse(JSON.stringify(document)) as Document
  for (const age of ages) age(old)
  const file = path.join(folder, 'old.json')
  writeFileSync(file, JSON.stringify(old))
  const { stdout } = diff([file, '--format', 'json'])
  const changes = JSON.parse(stdout || '[]') as { id: string; operation: string; path: string }[]
  return changes.map(({ id, operation, path: route }) => `${operation} ${route} ${id}`)
}

const operationOf = (old: Document, method: Method, route: string): OperationObject => {
  const operation = old.paths[route]?.[method]
  if (operation === undefined) throw new Error(`There is no ${method} ${route}.`)
  return operation
}

const schemaOf = (old: Document, name: string): Schema => {
  const schema = old.components?.['schemas']?.[name]
  if (schema === undefined) throw new Error(`There is no ${name}.`)
  return schema as Schema
}

const parameterOf = (operation: OperationObject, name: string): Parameter => {
  const parameter = operation.parameters?.find((one) => one.name === name)
  if (parameter === undefined) throw new Error(`There is no parameter ${name}.`)
  return parameter
}

describe('The script contract:diff', () => {
  it('exits with 3 for an unknown commit or file', () => {
    const { status, stderr } = diff(['no-such-release'])
    expect({ status, stderr }).toEqual({
      status: COULD_NOT_RUN,
      stderr: 'There is no commit, tag or file named no-such-release.\n',
    })
  })

  it('exits with 3 for a file that is not a document', () => {
    const { status, stderr } = diff(['package.json'])
    expect({ status, stderr }).toEqual({
      status: COULD_NOT_RUN,
      stderr: 'package.json is no OpenAPI document in JSON.\n',
    })
  })

  it('exits with 3 where oasdiff cannot be compiled', () => {
    const { status, stderr } = diff(['HEAD'], { ...process.env, GOFLAGS: '-no-such-flag' })
    expect({ status, stderr }).toEqual({
      status: COULD_NOT_RUN,
      stderr: expect.stringContaining('oasdiff cannot be compiled'),
    })
  })
})

/** What has changed since then, what oasdiff says of it, and how it was before. */
const BREAKING: readonly (readonly [string, string, Age])[] = [
  [
    'an operation that is gone',
    'DELETE /core/v2/posts api-removed-without-deprecation',
    (old) => {
      const posts = old.paths['/core/v2/posts'] ?? {}
      posts.delete = { ...operationOf(old, 'get', '/core/v2/posts'), operationId: 'deleteAll' }
    },
  ],
  [
    'a member of a body that must be sent now',
    'POST /core/v2/categories request-property-became-required',
    (old) => {
      schemaOf(old, 'CategoryCreateInput').required = []
    },
  ],
  [
    'another default',
    'GET /core/v2/posts request-parameter-default-value-changed',
    (old) => {
      const { schema } = parameterOf(operationOf(old, 'get', '/core/v2/posts'), 'orderby')
      schema.default = 'title'
    },
  ],
  [
    'a value that is no longer taken',
    'GET /core/v2/posts request-parameter-enum-value-removed',
    (old) => {
      const { schema } = parameterOf(operationOf(old, 'get', '/core/v2/posts'), 'orderby')
      schema.enum?.push('likes')
    },
  ],
  [
    'a member that answers have lost',
    'GET /core/v2/posts response-required-property-removed',
    (old) => {
      const post = schemaOf(old, 'Post')
      post.properties = { ...post.properties, likes: { type: 'integer' } }
      post.required?.push('likes')
    },
  ],
  [
    'a member that is no longer always there',
    'GET /core/v2/posts response-property-became-optional',
    (old) => {
      schemaOf(old, 'Post').required?.push('_embedded')
    },
  ],
  [
    'a member of another type',
    'GET /core/v2/posts response-property-type-changed',
    (old) => {
      const post = schemaOf(old, 'Post')
      post.properties = { ...post.properties, id: { type: 'string' } }
    },
  ],
  [
    'a value that answers did not have',
    'GET /core/v2/posts response-property-enum-value-added',
    (old) => {
      const { enum: values = [] } = schemaOf(old, 'EntryStatus')
      values.splice(values.indexOf('draft'), 1)
    },
  ],
  [
    'another status',
    'POST /core/v2/posts response-success-status-removed',
    (old) => {
      const { responses } = operationOf(old, 'post', '/core/v2/posts')
      responses['200'] = responses['201'] ?? {}
      delete responses['201']
    },
  ],
]

const HARMLESS: readonly (readonly [string, Age])[] = [
  [
    'a new operation',
    (old) => {
      delete old.paths['/core/v2/posts']?.post
    },
  ],
  [
    'a new optional argument',
    (old) => {
      const list = operationOf(old, 'get', '/core/v2/posts')
      list.parameters = (list.parameters ?? []).filter(({ name }) => name !== 'format')
    },
  ],
  [
    'a new member of answers',
    (old) => {
      const post = schemaOf(old, 'Post')
      delete post.properties?.['format']
      post.required = (post.required ?? []).filter((name) => name !== 'format')
    },
  ],
]

// To compile it may take minutes, or be impossible; .ci/run does so before the tests.
const isCompiled = existsSync('node_modules/.cache/oasdiff/oasdiff')
const whereCompiled = isCompiled ? describe : describe.skip

whereCompiled('The script contract:diff, where oasdiff has been compiled,', () => {
  let broken: string[]
  beforeAll(() => {
    broken = breaksSince(BREAKING.map(([, , age]) => age))
  })

  it.each(BREAKING)('describes %s', (_what, change) => {
    expect(broken).toContain(change)
  })

  it(`is silent on ${HARMLESS.map(([what]) => what).join(', ')}`, () => {
    expect(breaksSince(HARMLESS.map(([, age]) => age))).toEqual([])
  })
})
