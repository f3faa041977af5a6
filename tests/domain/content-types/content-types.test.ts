import { describe, expect, it } from '@jest/globals'
import {
  contentType,
  contentTypes,
  supports,
} from '../../../src/domain/content-types/content-types.ts'

describe('Content types', () => {
  it('are found by name only', () => {
    expect(contentType('page')?.restBase).toBe('pages')
    expect(contentType('pages')).toBeUndefined()
    expect(contentType('constructor')).toBeUndefined()
  })

  it('name capabilities of their own', () => {
    expect(contentTypes.post.capabilities.editOthers).toBe('edit_others_posts')
    expect(contentTypes.page.capabilities.readPrivate).toBe('read_private_pages')
    expect(contentTypes.page.capabilities.create).toBe('edit_pages')
  })

  it('differ in features and defaults', () => {
    expect(supports(contentTypes.post, 'sticky')).toBe(true)
    expect(supports(contentTypes.page, 'sticky')).toBe(false)
    expect(supports(contentTypes.page, 'page-attributes')).toBe(true)
    expect(contentTypes.post.defaultCommentStatus).toBe('open')
    expect(contentTypes.page.defaultCommentStatus).toBe('closed')
  })
})
