import { describe, expect, it } from '@jest/globals'
import { entityTag, guardOf, isNotModified, readPreconditions } from '../../src/http/conditional.ts'

const updatedAt = new Date('2026-03-01T10:00:00.500Z')
const current = { version: 3, updatedAt }
const tag = entityTag(Buffer.from('text'), current)

describe('An entity tag', () => {
  it('is a strong tag that differs with the version and with the bytes', () => {
    expect(tag).toMatch(/^"3-[\w-]+"$/)
    expect(entityTag(Buffer.from('text'), { ...current, version: 4 })).not.toBe(tag)
    expect(entityTag(Buffer.from('other'), current)).not.toBe(tag)
  })
})

describe('The condition of a read', () => {
  it.each([
    ['the very tag', { 'if-none-match': tag }, true],
    ['a weak form of it', { 'if-none-match': `W/${tag}` }, true],
    ['one of several', { 'if-none-match': `"a", ${tag}` }, true],
    ['any', { 'if-none-match': '*' }, true],
    ['another tag', { 'if-none-match': '"a"' }, false],
    ['the time itself', { 'if-modified-since': 'Sun, 01 Mar 2026 10:00:00 GMT' }, true],
    ['a later time', { 'if-modified-since': 'Sun, 01 Mar 2026 11:00:00 GMT' }, true],
    ['an earlier time', { 'if-modified-since': 'Sun, 01 Mar 2026 09:00:00 GMT' }, false],
    ['no time', { 'if-modified-since': 'soon' }, false],
    [
      'another tag with the right time',
      { 'if-none-match': '"a"', 'if-modified-since': 'Sun, 01 Mar 2026 11:00:00 GMT' },
      false,
    ],
    ['nothing', {}, false],
  ])('is decided for %s', (_, headers, expected) => {
    expect(isNotModified(headers, tag, updatedAt)).toBe(expected)
  })
})

const passes = (headers: Record<string, string>): boolean => {
  try {
    guardOf({ preconditions: readPreconditions(headers) })(current)
    return true
  } catch (error) {
    expect(error).toMatchObject({ code: 'rest_precondition_failed', kind: 'precondition-failed' })
    return false
  }
}

describe('The condition of a write', () => {
  it.each([
    ['no condition', {}, true],
    ['the tag', { 'if-match': tag }, true],
    ['the version with other bytes', { 'if-match': '"3-another"' }, true],
    ['one of several', { 'if-match': `"2-a", ${tag}` }, true],
    ['any', { 'if-match': '*' }, true],
    ['another version', { 'if-match': '"2-a"' }, false],
    ['a weak tag', { 'if-match': `W/${tag}` }, false],
    ['a tag of nothing of ours', { 'if-match': '"a"' }, false],
    ['a text that is no tag', { 'if-match': 'a' }, false],
    ['the second of the change', { 'if-unmodified-since': 'Sun, 01 Mar 2026 10:00:00 GMT' }, true],
    ['a time before', { 'if-unmodified-since': 'Sun, 01 Mar 2026 09:59:59 GMT' }, false],
    ['a time that is none', { 'if-unmodified-since': 'soon' }, true],
    [
      'the tag with a time before',
      { 'if-match': tag, 'if-unmodified-since': 'Sun, 01 Mar 2026 09:59:59 GMT' },
      true,
    ],
  ])('is decided for %s', (_, headers, expected) => {
    expect(passes(headers)).toBe(expected)
  })
})
