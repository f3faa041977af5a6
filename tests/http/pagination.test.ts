import { describe, expect, it } from '@jest/globals'
import { listHeaders, pageCount, queryText, skipped } from '../../src/http/pagination.ts'

const list = 'https://site.example/api/things'
const windowOf = (page: number, perPage = 10) => ({ page, perPage, offset: undefined })

describe('The number of skipped items', () => {
  it.each([
    [1, 10, undefined, 0],
    [3, 10, undefined, 20],
    [3, 10, 5, 5],
    [3, 10, 0, 0],
    [1, 10, -5, 0],
  ])('is on page %d of %d with offset %p: %d', (page, perPage, offset, expected) => {
    expect(skipped({ page, perPage, offset })).toBe(expected)
  })
})

describe('The number of pages', () => {
  it.each([
    [0, 0],
    [1, 1],
    [10, 1],
    [11, 2],
  ])('is for %d items in tens %d', (total, expected) => {
    expect(pageCount(total, 10)).toBe(expected)
  })
})

describe('Headers of a list', () => {
  const links = (page: number, total: number) =>
    String(listHeaders(list, { search: 'a b' }, windowOf(page), total)['Link'] ?? '')

  it.each([
    ['the only page', 1, 5, ''],
    ['the first page', 1, 30, `<${list}?search=a%20b&page=2>; rel="next"`],
    ['the last page', 3, 30, `<${list}?search=a%20b&page=2>; rel="prev"`],
    [
      'a page in the middle',
      2,
      30,
      `<${list}?search=a%20b&page=1>; rel="prev", <${list}?search=a%20b&page=3>; rel="next"`,
    ],
    ['a page beyond the end', 9, 30, `<${list}?search=a%20b&page=3>; rel="prev"`],
    ['a page of an empty list', 2, 0, `<${list}?search=a%20b&page=1>; rel="prev"`],
  ])('link from %s', (_, page, total, expected) => {
    expect(links(page, total)).toBe(expected)
  })

  it.each([
    [1000, ['prev', 'next']],
    [2000, ['next']],
    [4000, []],
  ])('have the links for which a query of %d letters leaves room', (length, relations) => {
    const query = { search: 'x'.repeat(length) }
    const header = String(listHeaders(list, query, windowOf(2), 30)['Link'] ?? '')
    expect(Array.from(header.matchAll(/rel="(\w+)"/g), ([, name]) => name)).toEqual(relations)
  })

  it('have totals', () => {
    expect(listHeaders(list, {}, windowOf(1), 21)).toMatchObject({
      'X-WP-Total': 21,
      'X-WP-TotalPages': 3,
    })
  })

  it('keep every part of a query in its place', () => {
    const header = String(listHeaders(list, { 'a>\r\nX: y': '"><\r\n' }, windowOf(1), 30)['Link'])
    expect(header).not.toMatch(/[\r\n]|"></)
  })
})

describe('The text of a query', () => {
  it.each([
    [{ a: 1, b: 'x y' }, 'a=1&b=x%20y'],
    [{ a: [1, 2] }, 'a%5B%5D=1&a%5B%5D=2'],
    [{ a: { b: { c: 'd' } } }, 'a%5Bb%5D%5Bc%5D=d'],
    [{}, ''],
  ])('writes %j as %s', (query, expected) => {
    expect(queryText(query)).toBe(expected)
  })
})
