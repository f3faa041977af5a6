import { describe, expect, it } from '@jest/globals'
import {
  fittingArguments,
  readArguments,
  type ArgumentTable,
  type ArgumentType,
  type ArgumentTypes,
} from '../../src/http/arguments.ts'

const text: ArgumentType = { types: ['string'] }
const integer: ArgumentType = { types: ['integer'] }
const boolean: ArgumentType = { types: ['boolean'] }
const list = (items: ArgumentType): ArgumentType => ({ types: ['array'], items })
const termFilter: ArgumentType = {
  types: [],
  alternatives: [
    list(integer),
    { types: ['object'], members: { terms: list(integer), operator: text } },
  ],
}

const tableOf = (query: ArgumentTypes, body: ArgumentTypes = {}): ArgumentTable => ({
  path: {},
  query,
  body,
})

const read = (type: ArgumentType, value: unknown): unknown =>
  readArguments(tableOf({ it: type }), { path: {}, query: { it: value }, body: undefined }).query[
    'it'
  ]

describe('The reader of arguments', () => {
  it.each([
    ['a numeral as an integer', integer, '3', 3],
    ['a whole fraction as an integer', integer, '3.0', 3],
    ['blanks around a numeral', integer, ' 7 ', 7],
    ['a fraction as it stands', integer, '3.5', '3.5'],
    ['a word as it stands', integer, 'three', 'three'],
    ['hexadecimal digits as they stand', integer, '0x10', '0x10'],
    ['a numeral out of all bounds as it stands', integer, '1e999', '1e999'],
    ['an empty text as it stands', integer, '', ''],
    ['a number where a text is asked for as it stands', text, 5, 5],
    ['true in any case', boolean, 'TRUE', true],
    ['one as true', boolean, '1', true],
    ['the number zero as false', boolean, 0, false],
    ['another word as it stands', boolean, 'yes', 'yes'],
    ['an empty text as no boolean', boolean, '', ''],
    ['commas as a list', list(integer), '1,2', [1, 2]],
    ['blanks as a list', list(integer), '1 2', [1, 2]],
    ['one value as a list', list(integer), 7, [7]],
    ['true as a list of one', list(integer), true, [1]],
    ['false as an empty list', list(integer), false, []],
    ['a list item by item', list(integer), ['1', '2'], [1, 2]],
    ['items that do not fit as they stand', list(integer), ['1', 'a'], [1, 'a']],
    ['an empty text as an empty list', list(integer), '', []],
    ['an object where a list is asked for as it stands', list(integer), { a: 1 }, { a: 1 }],
    ['null as it stands', integer, null, null],
    ['the first form that fits', termFilter, '1,2', [1, 2]],
    ['true as no list where there are other forms', termFilter, true, true],
    [
      'another form',
      termFilter,
      { terms: '1,2', operator: 'AND' },
      { terms: [1, 2], operator: 'AND' },
    ],
    [
      'members of any name by their type',
      { types: ['object'], members: { name: text }, rest: integer },
      { name: '5', a: '5', b: 'x' },
      { name: '5', a: 5, b: 'x' },
    ],
    [
      'null as not sent where that is so',
      { types: ['integer'], ignoreNull: true },
      null,
      undefined,
    ],
    [
      'a wrong type as not sent where that is so',
      { types: ['string'], lenient: true },
      5,
      undefined,
    ],
  ] satisfies [string, ArgumentType, unknown, unknown][])(
    'reads %s',
    (_, type, value, expected) => {
      expect(read(type, value)).toEqual(expected)
    },
  )

  it('fills in defaults, a new one for each request', () => {
    const table = tableOf({ include: { ...list(integer), default: [] } })
    const given = { path: {}, query: {}, body: undefined }
    const [first, second] = [readArguments(table, given), readArguments(table, given)]
    expect(first.query).toEqual({ include: [] })
    expect(first.query['include']).not.toBe(second.query['include'])
  })

  it('prefers the body to the query, and accepts arguments from either place', () => {
    const table = tableOf({ force: boolean }, { title: text })
    const values = readArguments(table, {
      path: {},
      query: { title: 'query', force: '0' },
      body: { force: true },
    })
    expect(values).toEqual({ params: {}, query: { force: true }, body: { title: 'query' } })
  })

  it('leaves out what the contract does not name', () => {
    const given = { path: {}, query: { unknown: '1', __proto__: { it: 'x' } }, body: [1] }
    expect(readArguments(tableOf({ it: text }), given).query).toEqual({})
  })
})

describe('The filter of valid arguments', () => {
  const table = tableOf({}, { roles: list(text), terms: termFilter, title: text })
  const kept = (body: Record<string, unknown>) =>
    fittingArguments(table, { params: {}, query: {}, body }).body

  it.each([
    ['null', { roles: null }],
    ['an item of another type', { roles: ['editor', {}] }],
    ['a member of another type', { terms: { terms: [1, null] } }],
    ['another type', { title: ['x'] }],
  ])('leaves out %s', (_, body) => {
    expect(kept({ ...body })).toEqual({})
  })

  it('keeps values of the declared type', () => {
    const body = { roles: ['editor'], terms: { terms: [1], operator: 'OR' }, title: 'x' }
    expect(kept(body)).toBe(body)
  })
})
