import { describe, expect, it } from '@jest/globals'
import {
  mediaMetaKeyNames,
  metaKeyNames,
  sparseMetaKeys,
} from '../../../src/domain/content/meta-keys.ts'
import { parseMeta, readMeta } from '../../../src/domain/content/meta.ts'

describe('The reader of meta', () => {
  it('shows every key in order, with defaults, and sparse ones where they have a value', () => {
    const meta = readMeta(null, metaKeyNames)
    const sparse: readonly string[] = sparseMetaKeys
    expect(Object.keys(meta)).toEqual(metaKeyNames.filter((key) => !sparse.includes(key)))
    expect(Object.keys(readMeta({ schema_type: 'Article' }, metaKeyNames))).toContain('schema_type')
    expect(meta).toMatchObject({ _EventAllDay: false, _EventCost: '', _EventVenueID: [] })
  })

  it('shows stored values, and defaults for those of another type', () => {
    const meta = readMeta(
      { _EventCost: '12', _EventVenueID: [3], _EventAllDay: 'yes', other: 1 },
      metaKeyNames,
    )
    expect(meta).toMatchObject({ _EventCost: '12', _EventVenueID: [3], _EventAllDay: false })
    expect(meta).not.toHaveProperty('other')
  })

  it('leaves keys out that a type does not have', () => {
    expect(readMeta({ footnotes: '[]' }, mediaMetaKeyNames)).not.toHaveProperty('footnotes')
  })
})

describe('The parser of meta', () => {
  it.each<[string, unknown, unknown]>([
    ['_EventAllDay', true, true],
    ['_EventAllDay', 0, false],
    ['_EventAllDay', 'TRUE', true],
    ['_EventAllDay', '0', false],
    ['_EventAllDay', null, null],
    ['_EventCost', '12.50', '12.50'],
    ['_EventCost', null, null],
    ['_VenuePhone', '+39 <b>10</b>', '+39 10'],
    ['_VenueURL', 'a\\b "c"', 'a\\b "c"'],
    ['_VenueURL', 'http://example.test/a%20b?c=1&d=2', 'http://example.test/ab?c=1&d=2'],
    ['_EventCost', ' 5 %20 to %%2d41 7%zz%', '5 to 7%zz%'],
    ['_EventCost', '50% off  ', '50% off'],
    ['footnotes', '[{"content":"a%20b"}]', '[{"content":"a%20b"}]'],
    ['_VenueState', '  Li\n guria ', 'Li guria'],
    ['_VenueCity', 'x<script>alert(1)</script>y', 'xy'],
    ['_VenueCity', '1 < 2', '1 &lt; 2'],
    ['_EventOrganizerID', [12, 7], [12, 7]],
    ['_EventOrganizerID', [3.5, '22.5', -0.5], [3, 22, 0]],
    ['_EventOrganizerID', 44, [44]],
    ['_EventOrganizerID', '4,5 6', [4, 5, 6]],
    ['_EventOrganizerID', '', []],
    ['_EventOrganizerID', [], []],
    ['_EventOrganizerID', null, null],
  ])('converts for %s %j to %j', (key, value, expected) => {
    expect(parseMeta({ [key]: value })).toEqual({ [key]: expected })
  })

  it('keeps the percent codes of what is cleaned elsewhere', () => {
    const meta = { _VenueURL: 'http://example.test/a%20b', _VenueCity: 'a%20b' }
    expect(parseMeta(meta, ['_VenueURL', '_VenueCity'], ['_VenueURL'])).toEqual({
      _VenueURL: 'http://example.test/a%20b',
      _VenueCity: 'ab',
    })
  })

  it('removes very many percent codes in linear time', () => {
    const value = '%'.repeat(100_000) + '20'.repeat(100_000)
    expect(parseMeta({ _EventCost: value })).toEqual({ _EventCost: '' })
  })

  it.each<[string, unknown]>([
    ['_EventAllDay', 'maybe'],
    ['_EventAllDay', ''],
    ['_EventAllDay', 2],
    ['_EventAllDay', ['x']],
    ['_EventCost', 12],
    ['_EventCost', true],
    ['_EventCost', ['a']],
    ['_EventOrganizerID', ['four']],
    ['_EventOrganizerID', { a: 'b' }],
    ['_EventOrganizerID', true],
    ['_EventOrganizerID', [null]],
    ['_EventOrganizerID', ['1e999']],
  ])('refuses for %s %j', (key, value) => {
    expect(() => parseMeta({ [key]: value })).toThrow(
      expect.objectContaining({ code: 'rest_invalid_type', kind: 'invalid' }),
    )
  })

  it.each<unknown>([null, undefined, ['x'], {}, { unknown: 1, toString: 2, __proto__: { a: 1 } }])(
    'changes nothing for %j',
    (input) => {
      expect(parseMeta(input)).toEqual({})
    },
  )
})
