import { describe, expect, it } from '@jest/globals'
import { effectiveMethod, parseBody, readPath, readQuery } from '../../src/http/read-request.ts'

describe('The reader of queries', () => {
  it.each([
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['a[]=1&a[]=2', { a: ['1', '2'] }],
    ['a[0]=1&a[1]=2', { a: ['1', '2'] }],
    ['a%5B%5D=1', { a: ['1'] }],
    ['a[b]=1&a[c][d]=2', { a: { b: '1', c: { d: '2' } } }],
    ['a[b][0][c][0][d]=1', { a: { b: [{ c: [{ d: '1' }] }] } }],
    ['a', { a: '' }],
    ['a=x%20y+z', { a: 'x y z' }],
    ['a=100%', { a: '100%' }],
    ['a=%C3%A9', { a: 'é' }],
    ['', {}],
  ])('reads %s', (query, expected) => {
    expect(readQuery(query)).toEqual(expected)
  })

  it('keeps a hundred items of a list a list', () => {
    const query = Array.from({ length: 100 }, (_, n) => `a[]=${n}`).join('&')
    expect(readQuery(query)['a']).toHaveLength(100)
  })

  it.each(['a=%ff', 'a=%ED%A0%80', '%C3=1'])('refuses what is not UTF-8 (%s)', (query) => {
    expect(() => readQuery(query)).toThrow(
      expect.objectContaining({ code: 'rest_invalid_encoding' }),
    )
  })

  it('touches no object but its own', () => {
    readQuery('__proto__[a]=1&constructor[prototype][a]=1')
    expect(({} as Record<string, unknown>)['a']).toBeUndefined()
  })
})

describe('The reader of paths', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['/a/', '/a'],
    ['/a//', '/a'],
    ['///', '/'],
    ['//a/', '//a'],
    ['/a%20b', '/a b'],
    ['/a%2Fb', '/a/b'],
  ])('reads %s as %s', (path, expected) => {
    expect(readPath(path)).toBe(expected)
  })

  it.each(['/%', '/%ff', '/%ED%A0%80'])('refuses %s, which leads nowhere', (path) => {
    expect(() => readPath(path)).toThrow(expect.objectContaining({ code: 'rest_no_route' }))
  })
})

describe('The effective method', () => {
  it.each([
    ['GET', {}, {}, 'GET'],
    ['HEAD', {}, {}, 'HEAD'],
    ['POST', { _method: 'delete' }, {}, 'DELETE'],
    ['POST', {}, { 'x-http-method-override': 'PUT' }, 'PUT'],
    ['POST', { _method: 'PATCH' }, { 'x-http-method-override': 'PUT' }, 'PATCH'],
    ['POST', { _method: ['PUT'] }, {}, 'POST'],
    ['POST', { _method: 'PUT /' }, {}, 'POST'],
    ['POST', { _method: '' }, {}, 'POST'],
    ['POST', { _method: 'head' }, {}, 'HEAD'],
    ['GET', { _method: 'POST' }, {}, 'GET'],
    ['HEAD', { _method: 'DELETE' }, {}, 'HEAD'],
    ['GET', {}, { 'x-http-method-override': 'POST' }, 'GET'],
    ['PUT', { _method: 'DELETE' }, {}, 'PUT'],
  ])('is for %s with %j and %j %s', (method, query, headers, expected) => {
    expect(effectiveMethod(method, query, headers)).toBe(expected)
  })
})

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

const read = (text: string, type?: string) => parseBody(Buffer.from(text), type)

describe('The reader of bodies', () => {
  it.each([
    ['no bytes', '', 'application/json', { kind: 'none' }],
    ['JSON', '{"a":1}', 'application/json', { kind: 'value', value: { a: 1 } }],
    ['JSON with parameters', '[1]', 'Application/JSON; charset=x', { kind: 'value', value: [1] }],
    ['JSON of a kind', '1', 'application/merge-patch+json', { kind: 'value', value: 1 }],
    ['a form', 'a=1', 'application/x-www-form-urlencoded', { kind: 'value', value: { a: '1' } }],
    ['text', '{"a":1}', 'text/plain', { kind: 'other', mediaType: 'text/plain' }],
    ['nothing that says what it is', '{"a":1}', undefined, { kind: 'other', mediaType: '' }],
  ])('reads %s', (_, text, type, expected) => {
    expect(read(text, type)).toEqual(expected)
  })

  it.each([
    ['a text that ends early', '{', 4],
    ['blanks', ' \n', 4],
    ['a byte order mark', '\uFEFF{}', 4],
    ['brackets in a string that does not end', `"${'['.repeat(600)}`, 4],
    ['what is no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 5],
    ['more levels than are read', nested(513), 1],
  ])('reports JSON that is invalid by %s', (_, text, code) => {
    const body = parseBody(Buffer.from(text), 'application/json')
    expect(body).toMatchObject({ kind: 'broken-json', code })
  })

  it.each([nested(512), `[${'[],'.repeat(600)}[]]`, JSON.stringify('"\\['.repeat(600))])(
    'reads JSON that only seems too deep (%#)',
    (text) => {
      expect(read(text, 'application/json').kind).toBe('value')
    },
  )
})
