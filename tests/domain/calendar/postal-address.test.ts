import { describe, expect, it } from '@jest/globals'
import { addressLines } from '../../../src/domain/calendar/postal-address.ts'

const known = { address: '1 Mill Road', city: 'Portland', state: 'ME', zip: '04101', country: '' }

describe('The lines of an address', () => {
  it.each([
    ['United States', ['1 Mill Road', 'Portland, ME 04101', 'United States']],
    ['USA', ['1 Mill Road', 'Portland, ME 04101', 'USA']],
    ['CA', ['1 Mill Road', 'Portland, ME 04101', 'CA']],
    ['Germany', ['1 Mill Road', '04101 Portland', 'ME', 'Germany']],
    ['France', ['1 Mill Road', '04101 Portland', 'ME', 'France']],
    ['United Kingdom', ['1 Mill Road', 'Portland', 'ME', '04101', 'United Kingdom']],
    ['new zealand', ['1 Mill Road', 'ME', 'Portland 04101', 'new zealand']],
    ['Nowhere', ['1 Mill Road', '04101 Portland', 'ME', 'Nowhere']],
    ['', ['1 Mill Road', 'Portland, ME 04101']],
  ])('stand in the order of the country "%s"', (country, lines) => {
    expect(addressLines({ ...known, country })).toEqual(lines)
  })

  it('go from the region to the house where a Japanese one is in its own script', () => {
    const palace = { address: '千代田1-1', city: '千代田区', state: '東京都', zip: '100-8111' }
    const lines = ['〒100-8111', '東京都千代田区千代田1-1']
    expect(addressLines({ ...palace, country: 'JP' })).toEqual([...lines, 'JP'])
    expect(addressLines({ ...palace, zip: '〒100-8111', country: '日本' })).toEqual([
      ...lines,
      '日本',
    ])
  })

  it('leave out what is unknown', () => {
    const blank = { address: '', city: '', state: '', zip: '', country: '' }
    expect(addressLines(blank)).toEqual([])
    expect(addressLines({ ...blank, city: 'Kiel', country: 'US' })).toEqual(['Kiel', 'US'])
    expect(addressLines({ ...blank, zip: '05701', city: 'X' })).toEqual(['05701 X'])
    const american = { ...blank, zip: '05701', city: 'X', country: 'US' }
    expect(addressLines(american)).toEqual(['X 05701', 'US'])
  })
})
