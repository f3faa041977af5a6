import { describe, expect, it } from '@jest/globals'
import { asksFor, writeByLetters } from '../../src/messages/date-letters.ts'

const MOMENT = new Date('2026-03-02T15:04:05Z')

describe('A date by letters', () => {
  it.each([
    ['Y-m-d', 'en-US', '2026-03-02'],
    ['jS F Y', 'en-GB', '2nd March 2026'],
    ['j. F Y', 'de-DE', '2. März 2026'],
    ['l j F Y', 'fr-FR', 'lundi 2 mars 2026'],
    ['j \\d\\e F \\d\\e Y', 'es-ES', '2 de marzo de 2026'],
    ['D, M j, y (n, w, N)', 'en-US', 'Mon, Mar 2, 26 (3, 1, 1)'],
    ['j F Y', 'pl-PL', '2 marca 2026'],
    ['F Y', 'pl-PL', 'marzec 2026'],
    ['jS', 'de-DE', '2'],
    ['H:i:s', 'en-US', '15:04:05'],
    ['G\\h i', 'fr-FR', '15h 04'],
    ['g:i a, h A', 'en-US', '3:04 pm, 03 PM'],
    ['Q<b>', 'en-US', 'Q<b>'],
  ])('%j in %s is %j', (format, locale, written) => {
    expect(writeByLetters(format, MOMENT, locale)).toBe(written)
  })

  it('asks for what its letters say, but not for those after a backslash', () => {
    expect([asksFor('l, j F', 'lD'), asksFor('j. F Y', 'lD'), asksFor('\\D j', 'lD')]).toEqual([
      true,
      false,
      false,
    ])
  })
})
