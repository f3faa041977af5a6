import { describe, expect, it } from '@jest/globals'
import { tableItems } from '../../../src/domain/imports/csv/table-items.ts'
import type { TableReading } from '../../../src/domain/imports/csv/table-items.ts'
import { fc } from '../../support/properties.ts'
import { collected, eventsOf, inPieces } from './support.ts'

const reading: TableReading = {
  kind: 'events',
  zone: 'Europe/Berlin',
  organizersNamed: () => Promise.resolve(new Set()),
}

const itemsOf = (text: string | Buffer, changes: Partial<TableReading> = {}) =>
  collected(tableItems(inPieces(Buffer.from(text), 7), { ...reading, ...changes }))

const table = (head: string, ...rows: string[]): string => [head, ...rows, ''].join('\r\n')

const HEAD = 'Event Name,Event Start Date,Event Start Time,Event End Date,Event End Time'

const quoted = (texts: readonly string[]): string =>
  texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')

async function rowOf(columns: Readonly<Record<string, string>>, changes?: Partial<TableReading>) {
  const all = { 'Event Name': 'One', 'Event Start Date': '2027-05-01', ...columns }
  const text = table(quoted(Object.keys(all)), quoted(Object.values(all)))
  const [parsed] = await itemsOf(text, changes)
  return parsed
}

async function eventOf(columns: Readonly<Record<string, string>>, changes?: Partial<TableReading>) {
  const parsed = await rowOf(columns, changes)
  return parsed?.kind === 'event' ? parsed.item : parsed
}

describe('A table', () => {
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('of %s is read, with quotes, blank rows and a mark at its beginning', async (_, sign) => {
    const text = [
      `\ufeffEVENT_NAME${sign} event start date ${sign}Something else`,
      `"Talk, ""live""; here\t"${sign}2027-05-01${sign}x`,
      `${sign}${sign}`,
      `"Two${sign}\nlines"${sign}05/02/2027${sign}`,
      '',
    ].join('\n')
    const parsed = await itemsOf(text)
    expect(parsed.map(({ line }) => line)).toEqual([2, 4])
    expect(eventsOf(parsed)).toMatchObject([
      { title: 'Talk, "live"; here', start_date: '2027-05-01 00:00:00' },
      { title: `Two${sign}\nlines`.trim(), start_date: '2027-05-02 00:00:00' },
    ])
  })

  it('reports its bad rows with their numbers, and imports the others', async () => {
    const text = table(
      HEAD,
      'A,2027-05-01,10:00,,11:00',
      'B,2027-02-30,10:00,,',
      ',2027-05-01,,,',
      'D,2027-05-01,10:00,2027-04-30,09:00',
      'E,2027-05-01,25:00,,',
      'F,2027-05-01,10:00,,09:00',
      'G,2027-05-01',
    )
    const parsed = await itemsOf(text)
    expect(parsed).toMatchObject([
      { kind: 'event', line: 2 },
      {
        kind: 'problem',
        line: 3,
        message: 'Event Start Date is not an existing date: 2027-02-30',
      },
      { kind: 'problem', line: 4, message: 'Event Name is empty.' },
      { kind: 'problem', line: 5, message: 'The event ends before it starts.' },
      { kind: 'problem', line: 6, message: 'Event Start Time is not a time of day: 25:00' },
      { kind: 'problem', line: 7, message: 'The event ends before it starts.' },
      { kind: 'event', line: 8 },
    ])
  })

  it.each([
    ['without a column that it needs', 'Event Name,Place\nA,B\n', 'error:columns'],
    ['of nothing', '', 'error:not-csv'],
    [
      'in another charset',
      Buffer.from('Event Name,Event Start Date\nä,2027-01-01\n', 'latin1'),
      'error:not-csv',
    ],
    ['that is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'error:not-csv'],
    ['whose quotes do not end', 'Event Name,Event Start Date\n"A,2027-01-01\n', 'error:not-csv'],
  ])('%s is refused', async (_, text, slug) => {
    await expect(itemsOf(text)).rejects.toMatchObject({ slug })
  })

  it('has a bounded number of rows', async () => {
    const text = table(HEAD, ...Array.from({ length: 4 }, () => 'A,2027-05-01,,,'))
    await expect(itemsOf(text, { mostRows: 3 })).rejects.toMatchObject({ slug: 'error:too-large' })
    expect(await itemsOf(text, { mostRows: 4 })).toHaveLength(4)
  })
})

describe('An event', () => {
  it('has everything in its row', async () => {
    const event = await eventOf({
      'Event Start Time': '7:30 pm',
      'Event End Time': '9 PM',
      'Event Time Zone': 'Pacific Time',
      'Event Description': 'First\n\nSecond',
      'Event Excerpt': 'Short',
      'Event Website': 'example.org/one',
      'Event Cost': '12.50',
      'Event Currency Symbol': '€',
      'Event Currency Position': 'suffix',
      'Event ISO Currency Code': 'eur',
      'Event Category': 'Music, Talks ,Music',
      'Event Tags': 'new',
      'Event Venue Name': 'Town Hall',
      'Event Organizer Name(s) or ID(s)': 'Choir, 12',
      'Event Featured Image': 'https://example.org/a.jpg',
      'Feature Event': 'Yes',
      'Event Sticky in Month View': 'no',
      'Hide Event From Event Listings': '1',
      'Event Show Map': 'TRUE',
      'Event Show Map Link': 'false',
      'Event Allow Comments': 'true',
      'Event Allow Trackbacks and Pingbacks': '0',
    })
    expect(event).toEqual({
      content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      title: 'One',
      start_date: '2027-05-01 19:30:00',
      end_date: '2027-05-01 21:00:00',
      timezone: 'America/Los_Angeles',
      description: '<p>First</p>\n<p>Second</p>',
      excerpt: 'Short',
      url: 'https://example.org/one',
      cost: '12.50',
      currency_symbol: '€',
      currency_position: 'postfix',
      currency_code: 'EUR',
      categories: ['Music', 'Talks'],
      tags: ['new'],
      venue: { venue: 'Town Hall' },
      organizer: [{ organizer: 'Choir' }, { organizer: '', _organizer_id: 12 }],
      image: 'https://example.org/a.jpg',
      featured: true,
      sticky: false,
      hide_from_listings: true,
      show_map: true,
      show_map_link: false,
      allow_comments: true,
      allow_pings: false,
    })
  })

  it('of whole days has days alone', async () => {
    const event = await eventOf({ 'All Day Event': 'yes', 'Event End Date': '03.05.2027' })
    expect(event).toMatchObject({ all_day: true, start_date: '2027-05-01', end_date: '2027-05-03' })
  })

  it('has the days first on request', async () => {
    const columns = { 'Event Start Date': '05/06/2027' }
    expect(await eventOf(columns)).toMatchObject({ start_date: '2027-05-06 00:00:00' })
    const dayFirst = await eventOf(columns, { dayFirst: true })
    expect(dayFirst).toMatchObject({ start_date: '2027-06-05 00:00:00' })
  })

  it('has an organizer with a comma in its name where there is one', async () => {
    const known = new Set(['Smith, Jones', 'Smith, Jones, and Sons'])
    const organizersNamed = (names: readonly string[]) =>
      Promise.resolve(new Set(names.filter((name) => known.has(name))))
    const columns = { 'Event Organizer Name(s) or ID(s)': 'Ann, Smith, Jones, and Sons, Bob' }
    expect(await eventOf(columns, { organizersNamed })).toMatchObject({
      organizer: [
        { organizer: 'Ann' },
        { organizer: 'Smith, Jones, and Sons' },
        { organizer: 'Bob' },
      ],
    })
  })

  it.each([
    ['Event Time Zone', 'Mars/Olympus', /zone/],
    ['Event Website', 'javascript:alert(1)', /website/],
    ['Event Currency Position', 'above', /prefix or postfix/],
    ['Event Description', 'x'.repeat(200_001), /too much text/],
  ])('with a wrong %s is a problem', async (column, text, message) => {
    expect(await rowOf({ [column]: text })).toMatchObject({
      kind: 'problem',
      line: 2,
      message: expect.stringMatching(message),
    })
  })
})

it('Venues have their address in one', async () => {
  const text = table(
    'Venue Name,Venue Address,Venue Address 2,Venue City,Venue State/Province,Venue Zip,Venue Website',
    'Town Hall,Square 1,Floor 2,Harbor Town,HH,20457,https://example.org/',
  )
  expect(await itemsOf(text, { kind: 'venues' })).toEqual([
    {
      kind: 'venue',
      line: 2,
      item: {
        venue: 'Town Hall',
        address: 'Square 1, Floor 2',
        city: 'Harbor Town',
        stateprovince: 'HH',
        zip: '20457',
        website: 'https://example.org/',
      },
    },
  ])
})

it('Organizers have addresses that mail reaches', async () => {
  const text = table('Organizer Name,Organizer Email', 'Choir,choir@example.org', 'Band,nowhere')
  expect(await itemsOf(text, { kind: 'organizers' })).toMatchObject([
    { kind: 'organizer', item: { organizer: 'Choir', email: 'choir@example.org' } },
    { kind: 'problem', line: 3 },
  ])
})

it('Any texts come through as they were', async () => {
  const cell = fc
    .string({ unit: 'grapheme', maxLength: 60 })
    .map((text) => text.replaceAll(/\r\n?/g, '\n').toWellFormed().trim())
    // oxlint-disable-next-line no-control-regex -- tables cannot hold these
    .filter((text) => text !== '' && !/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufeff]/.test(text))
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 8 }), async (titles) => {
      const rows = titles.map((title) => `"${title.replaceAll('"', '""')}",2027-05-01`)
      const parsed = await itemsOf(table('Event Name,Event Start Date', ...rows))
      expect(eventsOf(parsed).map(({ title }) => title)).toEqual(titles)
    }),
    { numRuns: 60 },
  )
})
