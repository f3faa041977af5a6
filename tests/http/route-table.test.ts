import { describe, expect, it } from '@jest/globals'
import {
  createRouteMatcher,
  methodsOf,
  operationFor,
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
  namespace: '',
  path: pattern,
  pattern,
  operations: [operation('get', 'GET'), operation('update', 'POST', 'PUT', 'PATCH')],
})
const match = createRouteMatcher(
  [
    '/',
    '/users/(?P<id>[\\d]+)',
    '/users/me',
    '/users/(?P<user>(?:[\\d]+|me))/passwords',
    '/types/(?P<type>[\\w-]+)',
  ].map(route),
)

const findLong = (length: number) => match(`/types/${'a'.repeat(length)}!`)

describe('createRouteMatcher', () => {
  it.each([
    ['/', '/', {}],
    ['/users/12', '/users/(?P<id>[\\d]+)', { id: '12' }],
    ['/users/me', '/users/me', {}],
    ['/users/me/passwords', '/users/(?P<user>(?:[\\d]+|me))/passwords', { user: 'me' }],
    ['/types/a-b_1', '/types/(?P<type>[\\w-]+)', { type: 'a-b_1' }],
  ])('finds %s', (path, pattern, params) => {
    const found = match(path)
    expect({ pattern: found?.route.pattern, params: found?.params }).toEqual({ pattern, params })
  })

  it.each([
    '',
    '/users',
    '/users/',
    '/users/1/',
    '/users/-1',
    '/users/１',
    '/types/a b',
    '//',
    '/Users/1',
  ])('finds nothing at %s', (path) => {
    expect(match(path)).toBeUndefined()
  })

  it('finds nothing in a hostile path, in time that grows with it alone', async () => {
    expect(findLong(100_000)).toBeUndefined()
    expect(await growth(findLong, 100_000)).toBeLessThan(LINEAR)
  })
})

describe('operationFor', () => {
  it.each([
    ['GET', 'get'],
    ['PATCH', 'update'],
    ['DELETE', undefined],
    ['get', undefined],
  ])('%s is %p', (method, expected) => {
    expect(operationFor(route('/'), method)?.operationId).toBe(expected)
  })
})

describe('methodsOf', () => {
  it('keeps the order of the contract', () => {
    expect(methodsOf(route('/'))).toEqual(['GET', 'POST', 'PUT', 'PATCH'])
  })
})
