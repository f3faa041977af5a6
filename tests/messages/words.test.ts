import { describe, expect, it } from '@jest/globals'
import { directionOf, languageTag } from '../../src/messages/language-tags.ts'
import { wordsOf } from '../../src/messages/words.ts'

describe('A language tag', () => {
  it.each([
    ['en_US', 'en-US'],
    ['de_DE_formal', 'de-DE'],
    ['ca_valencia', 'ca'],
    ['zh-Hant_TW', 'zh-Hant-TW'],
    ['es_419', 'es-419'],
    ['fr', 'fr'],
    ['', 'en'],
    ['no such language', 'en'],
  ])('for the setting %j is %s', (language, tag) => {
    expect(languageTag(language)).toBe(tag)
  })

  it.each([
    ['de-DE', 'ltr'],
    ['ar-EG', 'rtl'],
    ['he', 'rtl'],
    ['az-Arab', 'rtl'],
    ['az', 'ltr'],
  ])('%s is written %s', (tag, direction) => {
    expect(directionOf(tag)).toBe(direction)
  })
})

describe('The words of a site', () => {
  it.each([
    ['en_GB', 'en-GB'],
    ['tlh', 'en'],
    ['', 'en'],
  ])('of the language %j have the tag %s, which dates and numbers agree with', (language, tag) => {
    expect(wordsOf(language).tag).toBe(tag)
  })

  it('insert arguments as they are', () => {
    const { t } = wordsOf('en_US')
    const email = `{x} <b>'#'</b>`
    expect(t('newsletter.ask', { email })).toBe(
      `Do you want to receive this site’s newsletter at ${email}?`,
    )
  })

  it.each([
    [1, 'Too many attempts. Try again in a minute.'],
    [2, 'Too many attempts. Try again in 2 minutes.'],
    [1200, 'Too many attempts. Try again in 1,200 minutes.'],
  ])('count %d', (minutes, text) => {
    expect(wordsOf('en_US').t('signIn.limited', { minutes })).toBe(text)
  })
})
