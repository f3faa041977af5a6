import { describe, expect, it } from '@jest/globals'
import {
  expressPath,
  groupRoutes,
  inRoutingOrder,
  methodsOf,
  type Route,
  type RouteOperation,
} from '../../src/http/route-table.ts'
import { growth, LINEAR } from '../support/growth.ts'

const operation = (operationId: string, ...methods: string[]): RouteOperation => ({
  operationId,
  methods,
  arguments: { path: {}, query: {}, body: {} },
  batch: false,
  conditional: false,
})
const route = (pattern: string): Route => ({
  namespace: 'ns/v1',
  path: pattern,
  pattern,
  operations: [operation('get', 'GET'), operation('update', 'POST', 'PUT', 'PATCH')],
})

describe('Express', () => {
  it.each([
    ['/ns/v1', '/ns/v1', '/'],
    ['/ns/v1/users', '/ns/v1/users', '/'],
    ['/ns/v1/users/me', '/ns/v1/users', '/me'],
    ['/ns/v1/users/(?P<id>[\\d]+)', '/ns/v1/users', /^\/(?<id>[\d]+)$/u],
    ['/batch/v1', '', '/batch/v1'],
  ])('mounts a route, %s below %p at %p', (pattern, prefix, expected) => {
    expect(expressPath(route(pattern), prefix)).toEqual(expected)
  })

  it('refuses a hostile path in time that grows linearly with it', async () => {
    const expression = expressPath(route('/ns/v1/types/(?P<type>[\\w-]+)'), '/ns/v1')
    const match = (length: number) => new RegExp(expression).test(`/types/${'a'.repeat(length)}!`)
    expect(match(100_000)).toBe(false)
    expect(await growth(match, 100_000)).toBeLessThan(LINEAR)
  })
})

describe('The grouping of routes', () => {
  it('puts routes that begin alike together, the largest group first and the namespace last', () => {
    const patterns = ['', '/(?P<a>x)', '/users', '/posts/(?P<id>[\\d]+)', '/posts', '/posts-x']
    const groups = groupRoutes(
      patterns.map((path) => route(`/ns/v1${path}`)),
      'ns/v1',
    )
    expect(
      groups.map(({ mount, routes }) => [mount, ...routes.map(({ pattern }) => pattern)]),
    ).toEqual([
      ['/posts', '/ns/v1/posts', '/ns/v1/posts/(?P<id>[\\d]+)'],
      ['/users', '/ns/v1/users'],
      ['/posts-x', '/ns/v1/posts-x'],
      ['/', '/ns/v1', '/ns/v1/(?P<a>x)'],
    ])
  })
})

describe('The order of routing', () => {
  it('tries routes with fewer parameters first, and else keeps the order of the contract', () => {
    const patterns = ['/(?P<a>x)/(?P<b>y)', '/users/(?P<id>[\\d]+)', '/users/me', '/users']
    expect(inRoutingOrder(patterns.map(route)).map(({ pattern }) => pattern)).toEqual([
      '/users/me',
      '/users',
      '/users/(?P<id>[\\d]+)',
      '/(?P<a>x)/(?P<b>y)',
    ])
  })
})

describe('The list of methods of a route', () => {
  it('keeps the order of the contract', () => {
    expect(methodsOf(route('/'))).toEqual(['GET', 'POST', 'PUT', 'PATCH'])
  })
})
