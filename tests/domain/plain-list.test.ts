import { describe, expect, it } from '@jest/globals'
import {
  every,
  some,
  sticky,
  withAllTerms,
  withAnyTerm,
  withoutTerms,
} from '../../src/data/entries/entry-filters.ts'
import { plainList } from '../../src/data/entries/plain-list.ts'

const OUT = ['publish']
const inCategory = (ids: readonly number[], withChildren = false) =>
  withAnyTerm({ taxonomy: 'category', ids, withChildren })
const listOf = (...conditions: Parameters<typeof plainList>[2]) =>
  plainList('post', OUT, conditions)

describe('a list', () => {
  it('is plain when nothing narrows it', () => {
    expect(listOf()).toEqual({ type: 'post', statuses: OUT })
  })

  it('is plain when a term is all that narrows it', () => {
    const plain = { type: 'post', statuses: OUT }
    const term = { taxonomy: 'category', id: 5 }
    expect(listOf(inCategory([5]))).toEqual({ ...plain, term: { ...term, withChildren: false } })
    expect(listOf(inCategory([5, 5], true))).toEqual({
      ...plain,
      term: { ...term, withChildren: true },
    })
  })

  it.each([
    ['several terms', [inCategory([5, 6])]],
    ['no term that there can be', [inCategory([99_999_999_999])]],
    ['two filters by terms', [inCategory([5]), inCategory([6])]],
    ['one of two filters by terms', [some([inCategory([5]), inCategory([6])])]],
    ['all of some terms', [withAllTerms({ taxonomy: 'category', ids: [5], withChildren: false })]],
    ['none of a term', [withoutTerms({ taxonomy: 'category', ids: [5], withChildren: false })]],
    ['a term and more', [inCategory([5]), sticky]],
    ['a term and more in one condition', [every([inCategory([5]), sticky])]],
    ['something else', [sticky]],
  ])('is not plain with %s', (_, conditions) => {
    expect(listOf(...conditions)).toBeUndefined()
  })

  it('is not plain when more than the status decides on what shows', () => {
    expect(plainList('post', undefined, [])).toBeUndefined()
  })
})
