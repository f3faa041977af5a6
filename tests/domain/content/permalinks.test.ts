import { describe, expect, it } from '@jest/globals'
import { contentTypes } from '../../../src/domain/content-types/content-types.ts'
import { permalink, permalinkTemplate } from '../../../src/domain/content/permalinks.ts'

const { page, post, cal_events: event } = contentTypes
const site = 'https://example.org'
const item = (status: string, ...path: string[]) => ({
  id: 5,
  status,
  slug: path.at(-1) ?? '',
  path,
})

describe('The permalink', () => {
  it.each([
    ['publish', 'https://example.org/news/'],
    ['private', 'https://example.org/news/'],
    ['ads_expired', 'https://example.org/news/'],
    ['draft', 'https://example.org/?p=5'],
    ['future', 'https://example.org/?p=5'],
    ['trash', 'https://example.org/?p=5'],
    ['cal-ea-success', 'https://example.org/?p=5'],
  ])('of a post that is %s is %s', (status, address) => {
    expect(permalink(site, post, item(status, 'news'))).toBe(address)
  })

  it('of a page leads through the pages above it', () => {
    const address = 'https://example.org/about/team/'
    expect(permalink(site, page, item('publish', 'about', 'team'))).toBe(address)
    expect(permalink(site, page, item('publish', 'about', '', 'team'))).toBe(`${site}/?page_id=5`)
    expect(permalink(site, page, item('draft', 'about', 'team'))).toBe(`${site}/?page_id=5`)
  })

  it('of a page below one that is not published names its id', () => {
    const below = { id: 5, status: 'publish', slug: 'team', path: [] }
    expect(permalink(site, page, below)).toBe(`${site}/?page_id=5`)
    expect(permalinkTemplate(site, page, below)).toBe(`${site}/?page_id=5`)
  })
})

describe('The template of a permalink', () => {
  it('has a placeholder where the slug goes', () => {
    expect(permalinkTemplate(site, post, item('draft', ''))).toBe(`${site}/%postname%/`)
    const template = permalinkTemplate(site, page, item('publish', 'about', 'team'))
    expect(template).toBe(`${site}/about/%pagename%/`)
    expect(permalinkTemplate(site, event, item('draft', ''))).toBe(`${site}/event/%pagename%/`)
  })

  it('is a plain address in the trash', () => {
    expect(permalinkTemplate(site, post, item('trash', 'x__trashed'))).toBe(`${site}/?p=5`)
  })
})
