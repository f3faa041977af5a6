import { describe, expect, it } from '@jest/globals'
import { catalogues } from '../../../generated/messages.ts'
import { createWords } from '../../../src/write/app/words.ts'
import { repeatText } from '../../../src/write/events/repeat-text.ts'
import { ruleFrom, type Rule } from '../../../src/write/events/repeat.ts'

/** The second Tuesday of May. */
const START = '2033-05-10 19:00:00'

function textIn(language: 'en' | 'de', rule: Rule): string {
  const texts = Object.entries(catalogues[language] ?? {})
    .filter(([key]) => key.startsWith('write.'))
    .map(([key, text]) => [key.slice('write.'.length), text])
  const site = {
    title: '',
    url: '',
    apiUrl: '',
    zone: 'UTC',
    dateFormat: 'F j, Y',
    timeFormat: 'H:i',
    startOfWeek: 1,
    language,
  }
  return repeatText({ words: createWords(Object.fromEntries(texts)), site }, rule)
}

describe('The text of how an event repeats', () => {
  it.each<[string, Rule, string]>([
    ['each day', ruleFrom('day', START), 'Repeats every day'],
    [
      'some weekdays of each second week until a day',
      {
        ...ruleFrom('week', START),
        every: 2,
        weekdays: ['MO', 'FR'],
        ending: { by: 'date', date: '2033-07-01' },
      },
      'Repeats every 2 weeks: Monday and Friday, until July 1, 2033',
    ],
    ['a date of each month', ruleFrom('month', START), 'Repeats every month: Day 10'],
    [
      'a weekday of each month, so many times',
      {
        ...ruleFrom('month', START),
        on: { by: 'weekday', nth: 2, weekday: 'TU' },
        ending: { by: 'count', count: 6 },
      },
      'Repeats every month: The second Tuesday, 6 times in all',
    ],
    [
      'the last weekday of a month of each year',
      { ...ruleFrom('year', START), on: { by: 'weekday', nth: -1, weekday: 'TU' } },
      'Repeats every year: The last Tuesday (May)',
    ],
  ])('names %s', (_, rule, text) => {
    expect(textIn('en', rule)).toBe(text)
  })

  it('is in the language of the site', () => {
    expect(textIn('de', { ...ruleFrom('week', START), every: 3 })).toBe(
      'Wiederholt sich alle 3 Wochen: Dienstag',
    )
  })
})
