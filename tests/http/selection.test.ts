import { describe, expect, it } from '@jest/globals'
import {
  parseFields,
  pickFields,
  render,
  select,
  type FieldTable,
  type MemberTable,
} from '../../src/http/selection.ts'

const members: MemberTable = {
  id: { in: ['view', 'embed', 'edit'] },
  title: {
    in: ['view', 'embed', 'edit'],
    members: { raw: { in: ['edit'] }, rendered: { in: ['view', 'embed', 'edit'] } },
  },
  password: { in: ['edit'] },
}

interface Thing {
  id: number
  title: { raw: string; rendered: string }
  password: string
}

const table: FieldTable<Thing, number, undefined> = {
  id: (row) => row,
  title: () => ({ raw: 'a', rendered: 'A' }),
  password: () => 'secret',
}

const shown = (context: 'view' | 'embed' | 'edit', fields: unknown) =>
  render(table, select(members, context, parseFields(fields)), 7, undefined)

describe('The rendering of a resource', () => {
  it.each([
    ['view', undefined, { id: 7, title: { rendered: 'A' } }],
    ['edit', undefined, { id: 7, title: { raw: 'a', rendered: 'A' }, password: 'secret' }],
    ['view', 'password', {}],
    ['edit', 'title.raw', { title: { raw: 'a' } }],
    ['view', 'title.raw', { title: {} }],
    ['view', 'id,title', { id: 7, title: { rendered: 'A' } }],
    ['view', ['id', 'none'], { id: 7 }],
    ['view', 'id title', { id: 7, title: { rendered: 'A' } }],
    ['view', '__proto__,constructor', {}],
    ['view', { id: 1 }, { id: 7, title: { rendered: 'A' } }],
  ] as const)('shows of the %s context under _fields=%j only %j', (context, fields, expected) => {
    expect(shown(context, fields)).toEqual(expected)
  })

  it('calls no function of a member that is not selected', () => {
    const called: string[] = []
    const watched: typeof table = { ...table, password: () => (called.push('password'), '') }
    render(watched, select(members, 'view', null), 7, undefined)
    expect(called).toEqual([])
  })
})

describe('The reader of fields', () => {
  it.each([
    [undefined, null],
    ['', null],
    [' , ', null],
    [5, null],
  ])('reads %j as everything', (value, expected) => {
    expect(parseFields(value)).toBe(expected)
  })

  it('prefers a whole member to a part of it, in any order', () => {
    expect(parseFields('title.raw,title')).toEqual(parseFields('title,title.raw'))
  })

  it('bounds depth and number', () => {
    const tree = parseFields(Array.from({ length: 5000 }, (_, n) => `m${n}${'.a'.repeat(100)}`))
    expect(tree?.size).toBe(500)
  })
})

describe('The pick of fields', () => {
  const value = { id: 1, title: { raw: 'a', rendered: 'A' } }

  it.each([
    ['id', { id: 1 }],
    ['title.raw', { title: { raw: 'a' } }],
    ['none', {}],
    ['__proto__', {}],
    ['toString', {}],
  ])('leaves of a finished value under %s', (fields, expected) => {
    expect(pickFields(value, parseFields(fields) ?? new Map())).toEqual(expected)
  })

  it('goes through lists item by item', () => {
    expect(pickFields([value, value], parseFields('id') ?? new Map())).toEqual([
      { id: 1 },
      { id: 1 },
    ])
  })
})
