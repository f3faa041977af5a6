import { describe, expect, it } from '@jest/globals'
import { generateSite } from '../../../src/commands/seed/sample-site.ts'

const SIZE = { posts: 500, pages: 50, seed: 7 }

function write(size = SIZE) {
  const plan = generateSite(size)
  return {
    plan,
    posts: numbers(size.posts).map((number) => plan.post(number)),
    pages: numbers(size.pages).map((number) => plan.page(number)),
  }
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

describe('An invented site', () => {
  it('is the same for the same size and seed, and another for another seed', () => {
    const { posts, pages } = write()
    expect(write()).toMatchObject({ posts, pages })
    expect(write({ ...SIZE, seed: 8 }).posts[0]).not.toEqual(posts[0])
  })

  it('has a slug for every entry, also next to the site of another seed', () => {
    const slugs = [7, 8].flatMap((seed) => {
      const { posts, pages } = write({ ...SIZE, seed })
      return [...posts, ...pages].map(({ slug }) => slug)
    })
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.filter((slug) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(slug))).toEqual([])
  })

  it('has posts in the order of their dates, over years that are past', () => {
    const times = write().posts.map(({ date }) => date.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(new Set(times.map((time) => new Date(time).getUTCFullYear())).size).toBe(10)
  })

  it('names existing authors, terms and earlier parents', () => {
    const { plan, posts, pages } = write()
    for (const { author, terms } of posts) {
      expect(plan.authors[author]).toBeDefined()
      expect(terms.map((term) => plan.terms[term]?.taxonomy)).toContain('category')
      expect(new Set(terms).size).toBe(terms.length)
    }
    expect(pages.every(({ parent }, index) => parent < index + 1)).toBe(true)
  })
})
