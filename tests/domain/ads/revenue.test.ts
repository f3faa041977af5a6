import { describe, expect, it } from '@jest/globals'
import { readAdSettings } from '../../../src/domain/ads/settings/ad-settings.ts'
import { authorPublisher, isForAuthor } from '../../../src/domain/ads/showing/revenue.ts'
import { fc } from '../../support/properties.ts'

const settingsOf = (more: Readonly<Record<string, unknown>>) =>
  readAdSettings({
    revenue_sharing_enabled: true,
    author_publisher_ids: { 3: 'pub-author' },
    ...more,
  })

describe('Views for authors', () => {
  it('are as many as their share of both shares', () => {
    const share = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(share, share, (owner, author) => {
        const settings = settingsOf({ ad_owner_revenue_per: owner, ad_author_revenue_per: author })
        const views = Array.from({ length: 1000 }, (_, turn) => isForAuthor(settings, turn / 1000))
        const wanted = author === 0 ? 0 : (1000 * author) / (owner + author)
        expect(Math.abs(views.filter(Boolean).length - wanted)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('are none while nothing is shared, or no author has an id', () => {
    expect(isForAuthor(settingsOf({ revenue_sharing_enabled: false }), 0)).toBe(false)
    expect(isForAuthor(settingsOf({ author_publisher_ids: {} }), 0)).toBe(false)
  })

  it('carry the id of who wrote the entry, and of nobody else', () => {
    const entry = {
      id: 7,
      type: 'post',
      template: '',
      format: '',
      categories: [],
      tags: [],
      taxonomies: [],
    }
    const publisherOf = (authorId: number) =>
      authorPublisher(settingsOf({}), { kind: 'entry', entry: { ...entry, authorId } })
    expect(publisherOf(3)).toBe('pub-author')
    expect(publisherOf(4)).toBeUndefined()
    expect(authorPublisher(settingsOf({}), { kind: 'home' })).toBeUndefined()
  })
})
