import { describe, expect, it } from '@jest/globals'
import { countryCode } from '../../../src/domain/imports/addresses/countries.ts'
import { parseAddress } from '../../../src/domain/imports/addresses/parse-address.ts'
import { fc } from '../../support/properties.ts'

const parts = (text: string) => {
  const found = parseAddress(text)
  return found && [found.street, found.city, found.region, found.zip, found.country, found.code]
}

const LINES = [
  '1 Pier Road',
  'Portland',
  'ME',
  'ME 04101',
  '04101',
  'Portland ME 04101',
  'USA',
  '20457 Harbor Town',
  'D-20457 Harbor Town',
  'Germany',
  'OX1 3AZ',
  'Oxford OX1 3AZ',
  'M5V 3L9',
  'Ontario',
]

/** Words in their order in the alphabet, without the sign of a country before a postcode. */
const words = (text: string): string[] =>
  (text.replaceAll(/\bD-(?=\d)/g, '').match(/[^\s,]+/g) ?? []).toSorted()

describe('An address of one line', () => {
  it.each([
    [
      '1 Pier Road, Portland, ME, 04101, United States',
      ['1 Pier Road', 'Portland', 'ME', '04101', 'United States', 'US'],
    ],
    [
      '1 Pier Road, Suite 4, Portland, ME 04101-1234, USA',
      ['1 Pier Road, Suite 4', 'Portland', 'ME', '04101-1234', 'USA', 'US'],
    ],
    ['1 Pier Road\nPortland ME 04101', ['1 Pier Road', 'Portland', 'ME', '04101', '', 'US']],
    [
      '5 High St, New York, New York 10001',
      ['5 High St', 'New York', 'New York', '10001', '', 'US'],
    ],
    [
      '1 Pier Road, Portland, Maine, United States',
      ['1 Pier Road', 'Portland', 'Maine', '', 'United States', 'US'],
    ],
    [
      '290 Bremner Blvd, Toronto, ON M5V 3L9, Canada',
      ['290 Bremner Blvd', 'Toronto', 'ON', 'M5V 3L9', 'Canada', 'CA'],
    ],
    [
      'Bennelong Point, Sydney NSW 2000, Australia',
      ['Bennelong Point', 'Sydney', 'NSW', '2000', 'Australia', 'AU'],
    ],
    ['Quay 3, 20457 Harbor Town, Germany', ['Quay 3', 'Harbor Town', '', '20457', 'Germany', 'DE']],
    ['Am Markt 1, A-8010 Graz, Österreich', ['Am Markt 1', 'Graz', '', '8010', 'Österreich', 'AT']],
    [
      '12 Broad Street, Oxford OX1 3AZ, UK',
      ['12 Broad Street', 'Oxford', '', 'OX1 3AZ', 'UK', 'GB'],
    ],
    ['12 Broad Street, Oxford, OX1 3AZ', ['12 Broad Street', 'Oxford', '', 'OX1 3AZ', '', 'GB']],
    [
      'Kerkstraat 9, 1012 AB Amsterdam, Netherlands',
      ['Kerkstraat 9', 'Amsterdam', '', '1012 AB', 'Netherlands', 'NL'],
    ],
  ])('is read: %j', (text, expected) => {
    expect(parts(text)).toEqual(expected)
  })

  it.each([
    '',
    'Main Street 5',
    'Behind the mill, Old Town',
    'Main Street 5, Berlin, DE',
    'Main Street 5, Berlin, Germany',
    '1200 Main Street, United States',
    '1200 Main Street, Germany',
    'Pier Road, 04101, United States',
    '1 Pier Road, ME 04101',
    '12 High Street, Headington, Oxford, OX3 9AB, United Kingdom',
    'Main Street, Old Town, 8010, Austria',
    'Room 4, ME',
  ])('can mean more than one thing and is not read: %j', (text) => {
    expect(parts(text)).toBeUndefined()
  })

  it('loses and invents no word, whatever it contains', () => {
    const line = fc.constantFrom(...LINES)
    const text = fc.array(fc.oneof(line, fc.string({ unit: 'binary' })), { maxLength: 6 })
    fc.assert(
      fc.property(text, (lines) => {
        const whole = lines.join(', ')
        const found = parseAddress(whole)
        if (found === undefined) return
        const { street, city, region, zip, country } = found
        const all = words([street, city, region, zip, country].join(' '))
        expect(all).toEqual(words(whole))
      }),
      { numRuns: 2000 },
    )
  })
})

it('A country is recognized by its English name, and by other common names', () => {
  const names = ['Germany', ' GERMANY ', 'Deutschland', 'uk', 'USA', 'Hungary', 'Nowhere', 'DE', '']
  expect(names.map(countryCode)).toEqual([
    'DE',
    'DE',
    'DE',
    'GB',
    'US',
    'HU',
    undefined,
    undefined,
    undefined,
  ])
})
