import { describe, expect, it } from '@jest/globals'
import type { EntryRow } from '../../../../src/data/entries/entry-row.ts'
import type { EntryInput } from '../../../../src/domain/content/saving/entry-input.ts'
import { decidePublication } from '../../../../src/domain/content/saving/publication.ts'

const now = new Date('2026-05-05T10:00:00Z')
const zone = 'America/New_York'
const past = new Date('2020-01-01T00:00:00Z')

const item = (values: Partial<EntryRow>): EntryRow =>
  ({ status: 'draft', date: past, dateFloats: true, ...values }) as EntryRow

const decide = (before: EntryRow | undefined, input: EntryInput) => {
  const { status, date, dateFloats } = decidePublication(before, input, { now, zone })
  return [status, date.toISOString().slice(0, 10), dateFloats ? 'floats' : 'fixed']
}

const published = item({ status: 'publish', dateFloats: false })
const scheduled = item({
  status: 'future',
  date: new Date('2030-01-01T00:00:00Z'),
  dateFloats: false,
})
const trashed = item({ status: 'trash' })

describe('The decision on a publication', () => {
  it.each<[string, EntryRow | undefined, EntryInput, string[]]>([
    ['a new draft floats', undefined, {}, ['draft', '2026-05-05', 'floats']],
    [
      'a new post has the present',
      undefined,
      { status: 'publish' },
      ['publish', '2026-05-05', 'fixed'],
    ],
    [
      'scheduled without a date',
      undefined,
      { status: 'future' },
      ['publish', '2026-05-05', 'fixed'],
    ],
    [
      'a draft with a date',
      undefined,
      { date: '2030-01-01T12:00:00' },
      ['draft', '2030-01-01', 'fixed'],
    ],
    [
      'date wins',
      undefined,
      { date: '2021-02-03T12:00:00', dateGmt: '2022-01-01T00:00:00' },
      ['draft', '2021-02-03', 'fixed'],
    ],
    [
      'null wins over a date',
      undefined,
      { date: '2021-02-03T12:00:00', dateGmt: null },
      ['draft', '2026-05-05', 'floats'],
    ],
    [
      'site time is converted',
      undefined,
      { date: '2021-02-03T22:00:00' },
      ['draft', '2021-02-04', 'fixed'],
    ],
    ['a floating draft goes with the present', item({}), {}, ['draft', '2026-05-05', 'floats']],
    [
      'sent back as it was read',
      item({}),
      { dateGmt: '2020-01-01T00:00:00' },
      ['draft', '2026-05-05', 'floats'],
    ],
    [
      'published it gets the present',
      item({}),
      { status: 'publish' },
      ['publish', '2026-05-05', 'fixed'],
    ],
    [
      'a fixed draft keeps its date',
      item({ dateFloats: false }),
      { status: 'publish' },
      ['publish', '2020-01-01', 'fixed'],
    ],
    [
      'published to draft keeps the date',
      published,
      { status: 'draft' },
      ['draft', '2020-01-01', 'fixed'],
    ],
    [
      'a future date schedules',
      published,
      { dateGmt: '2031-01-01T00:00:00' },
      ['future', '2031-01-01', 'fixed'],
    ],
    [
      'a past date publishes',
      scheduled,
      { dateGmt: '2019-01-01T00:00:00' },
      ['publish', '2019-01-01', 'fixed'],
    ],
    ['null publishes now', scheduled, { date: null }, ['publish', '2026-05-05', 'fixed']],
    ['the trash keeps a floating date', trashed, {}, ['trash', '2020-01-01', 'floats']],
    [
      'which floats on the way back',
      trashed,
      { status: 'pending' },
      ['pending', '2026-05-05', 'floats'],
    ],
  ])('is right: %s', (_name, before, input, expected) => {
    expect(decide(before, input)).toEqual(expected)
  })
})
