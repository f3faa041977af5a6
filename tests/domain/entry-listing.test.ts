import { describe, expect, it } from '@jest/globals'
import {
  byAuthors,
  every,
  publishedAfter,
  publishedBefore,
  some,
  sticky,
  withAllTerms,
  withAnyTerm,
  withoutIds,
  withoutTerms,
} from '../../src/data/entries/entry-filters.ts'
import { entryListing } from '../../src/data/entries/entry-listing.ts'

const OUT = ['publish']
const inCategory = (ids: readonly number[], withChildren = false) =>
  withAnyTerm({ taxonomy: 'category', ids, withChildren })
const listOf = (...conditions: Parameters<typeof entryListing>[2]) =>
  entryListing('post', OUT, conditions)
const NEW_YEAR = new Date('2026-01-01T00:00:00Z')
const EASTER = new Date('2026-04-05T00:00:00Z')

describe('A list', () => {
  it.each([
    ['nothing narrows it', [], {}],
    [
      'a term is all that narrows it',
      [inCategory([5])],
      { term: { taxonomy: 'category', id: 5, withChildren: false } },
    ],
    [
      'a term is named twice, with those below it',
      [inCategory([5, 5], true)],
      { term: { taxonomy: 'category', id: 5, withChildren: true } },
    ],
    ['an author is all that narrows it', [byAuthors([7])], { author: 7 }],
    [
      'an author and dates narrow it',
      [byAuthors([7]), publishedAfter(NEW_YEAR), publishedBefore(EASTER)],
      { author: 7, after: NEW_YEAR, before: EASTER },
    ],
  ])('has a total that is kept when %s', (_, conditions, kept) => {
    expect(listOf(...conditions)?.kept).toEqual(kept)
  })

  it.each([
    ['several terms', [inCategory([5, 6])]],
    ['no term that there can be', [inCategory([99_999_999_999])]],
    ['two filters by terms', [inCategory([5]), inCategory([6])]],
    ['one of two filters by terms', [some([inCategory([5]), inCategory([6])])]],
    [
      'all of two terms',
      [withAllTerms({ taxonomy: 'category', ids: [5, 6], withChildren: false })],
    ],
    ['none of a term', [withoutTerms({ taxonomy: 'category', ids: [5], withChildren: false })]],
    ['a term and an author', [inCategory([5]), byAuthors([7])]],
    ['several authors', [byAuthors([7, 8])]],
    ['a term and ids that are left out', [inCategory([5]), withoutIds([9])]],
    ['a term and more', [inCategory([5]), sticky]],
    ['a term and more in one condition', [every([inCategory([5]), sticky])]],
    ['something else', [sticky]],
  ])('has a total that is not kept with %s', (_, conditions) => {
    expect(listOf(...conditions)?.kept).toBeUndefined()
  })

  it('is read by all of the requested terms', () => {
    const both = withAllTerms({ taxonomy: 'category', ids: [5, 6], withChildren: true })
    const terms = listOf(both, inCategory([8, 9]))?.terms.flat() ?? []
    expect(terms.map(({ ids }) => ids)).toEqual([[5], [6], [8, 9]])
  })

  it('is identified by its terms alone when nothing else of an entry is looked at', () => {
    expect(listOf(inCategory([5]), byAuthors([7]), withoutIds([9]))?.narrow).toBe(true)
  })

  it('is not identified by its terms alone when more of an entry is looked at', () => {
    expect(listOf(inCategory([5]), sticky)?.narrow).toBe(false)
  })

  it('is not known when visibility depends on more than the status', () => {
    expect(entryListing('post', undefined, [])).toBeUndefined()
  })
})
