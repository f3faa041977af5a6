import { describe, expect, it } from '@jest/globals'
import { Temporal } from 'temporal-polyfill'
import { instantOfWall, resolveWallTime, wallOfInstant } from '../../../src/domain/time/instants.ts'
import {
  millisecondsOfWall,
  wallOfMilliseconds,
  type WallTime,
} from '../../../src/domain/time/wall-time.ts'
import { readZone, zoneAbbreviation } from '../../../src/domain/time/zones.ts'
import { fc } from '../../support/properties.ts'

const zones = Intl.supportedValuesOf('timeZone')
const zone = fc.constantFrom(...zones, 'UTC')
const DAY = 86_400_000

/** Wall times of the years 1000 to 9999, whose twins in UTC are of these years too. */
const wall = fc
  .integer({
    min: millisecondsOfWall('1000-01-02 00:00:00') / 1000,
    max: millisecondsOfWall('9999-12-30 23:59:59') / 1000,
  })
  .map((seconds) => wallOf(seconds * 1000))

function wallOf(milliseconds: number): WallTime {
  const text = wallOfMilliseconds(milliseconds)
  if (text === undefined) throw new RangeError('not a wall time')
  return text
}

/** The text and the instant of a wall time in a zone, by Temporal. */
function expectedAt(text: WallTime, name: string) {
  const zoned = Temporal.PlainDateTime.from(text.replace(' ', 'T')).toZonedDateTime(name)
  return {
    wall: zoned.toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' '),
    instant: new Date(zoned.epochMilliseconds),
  }
}

/** A moment at which the clocks of the zone are changed, some time after another one. */
function nextChange(name: string, after: number): number | undefined {
  const from = Temporal.Instant.fromEpochMilliseconds(after).toZonedDateTimeISO(name)
  return from.getTimeZoneTransition('next')?.epochMilliseconds
}

describe('Wall times in zones', () => {
  it('mean the instants that another library gives', () => {
    fc.assert(
      fc.property(wall, zone, (text, name) => {
        expect(resolveWallTime(text, name)).toEqual(expectedAt(text, name))
      }),
      { numRuns: 600 },
    )
  })

  it('are right around every kind of change of the clocks', () => {
    const since = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 0, 1) })
    const minutes = fc.integer({ min: -26 * 60, max: 26 * 60 })
    fc.assert(
      fc.property(
        zone,
        since,
        fc.array(minutes, { minLength: 3, maxLength: 6 }),
        (name, at, near) => {
          const change = nextChange(name, at)
          if (change === undefined) return
          for (const distance of [-1, 0, 1, ...near]) {
            const text = wallOfInstant(new Date(change + distance * 60_000), name)
            if (text !== undefined)
              expect(resolveWallTime(text, name)).toEqual(expectedAt(text, name))
            const other = wallOf(change + distance * 60_000)
            expect(resolveWallTime(other, name)).toEqual(expectedAt(other, name))
          }
        },
      ),
      { numRuns: 300 },
    )
  }, 120_000)

  it.each(['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Africa/Casablanca'])(
    'are right in every half hour of a year in %s',
    (name) => {
      const from = millisecondsOfWall('2033-01-01 00:00:00')
      for (let at = from; at < from + 365 * DAY; at += 1_800_000) {
        const text = wallOf(at)
        const found = resolveWallTime(text, name)
        const back = found && wallOfInstant(found.instant, name)
        if (back !== text || found?.wall !== text) expect(found).toEqual(expectedAt(text, name))
      }
    },
  )

  it.each([
    ['a skipped hour', 'America/New_York', '2033-03-13 02:30:00', '2033-03-13 03:30:00'],
    ['a skipped half hour', 'Australia/Lord_Howe', '2033-10-02 02:10:00', '2033-10-02 02:40:00'],
    ['a skipped day', 'Pacific/Apia', '2011-12-30 12:00:00', '2011-12-31 12:00:00'],
  ] as const)('move forward: %s', (_name, name, text, shown) => {
    expect(resolveWallTime(text, name)?.wall).toBe(shown)
  })

  it('of a double hour mean the first one', () => {
    const settled = resolveWallTime('2033-11-06 01:30:00', 'America/New_York')
    expect(settled).toEqual({
      wall: '2033-11-06 01:30:00',
      instant: new Date('2033-11-06T05:30:00Z'),
    })
  })

  it('come back from instants', () => {
    fc.assert(
      fc.property(wall, zone, (text, name) => {
        const settled = resolveWallTime(text, name)
        expect(settled && wallOfInstant(settled.instant, name)).toBe(settled?.wall)
      }),
    )
  })

  it('whose twin in UTC leaves the years are none', () => {
    expect(resolveWallTime('9999-12-31 23:00:00', 'America/New_York')).toBeUndefined()
    expect(resolveWallTime('1000-01-01 01:00:00', 'Asia/Tokyo')).toBeUndefined()
    expect(resolveWallTime('9999-12-31 23:00:00', 'Asia/Tokyo')?.wall).toBe('9999-12-31 23:00:00')
  })

  it('are counted by the offset in zones that have one', () => {
    const hours = fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters / 4)
    fc.assert(
      fc.property(wall, hours, (text, offset) => {
        const name = `UTC${offset < 0 ? '' : '+'}${offset}`
        expect(readZone(name)).toBe(name)
        const expected = millisecondsOfWall(text) - offset * 3_600_000
        expect(instantOfWall(text, name).getTime()).toBe(expected)
      }),
    )
  })

  it('are in no zone that does not exist', () => {
    expect(() => resolveWallTime('2033-01-01 00:00:00', 'Nowhere/Land')).toThrow(RangeError)
  })
})

describe('The reader of zones', () => {
  it.each([
    ['America/New_York', 'America/New_York'],
    ['europe/berlin', 'Europe/Berlin'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['utc', 'UTC'],
    ['UTC+3', 'UTC+3'],
    ['utc-4.5', 'UTC-4.5'],
    ['UTC+5:30', 'UTC+5:30'],
    [' Asia/Tokyo ', 'Asia/Tokyo'],
  ])('takes %j as %s', (text, name) => {
    expect(readZone(text)).toBe(name)
  })

  it.each([
    '',
    'Nowhere/Land',
    'local',
    'system',
    'UTC+15',
    'UTC-13',
    'UTC+5:60',
    '+05:30',
    'UTC+',
  ])('refuses %j', (text) => {
    expect(readZone(text)).toBeUndefined()
  })

  it('knows every zone of the platform by its name', () => {
    expect(zones.filter((name) => readZone(name) !== name)).toEqual([])
  })
})

describe('The abbreviation of a zone', () => {
  it.each([
    ['America/New_York', '2033-01-15T12:00:00Z', 'EST'],
    ['America/New_York', '2033-07-15T12:00:00Z', 'EDT'],
    ['America/New_York', '1969-07-20T20:17:00Z', 'EDT'],
    ['America/New_York', '1850-07-20T20:17:00Z', 'LMT'],
    ['Europe/Berlin', '2033-07-15T12:00:00Z', 'CEST'],
    ['Europe/Dublin', '2033-07-15T12:00:00Z', 'IST'],
    ['Asia/Tokyo', '2033-05-01T12:00:00Z', 'JST'],
    ['Asia/Kolkata', '2033-05-01T12:00:00Z', 'IST'],
    ['Asia/Dubai', '2033-05-01T12:00:00Z', '+04'],
    ['Asia/Kathmandu', '2033-05-01T12:00:00Z', '+0545'],
    ['America/Sao_Paulo', '2033-05-01T12:00:00Z', '-03'],
    ['Pacific/Auckland', '2033-01-01T12:00:00Z', 'NZDT'],
    ['UTC', '2033-05-01T12:00:00Z', 'UTC'],
    ['UTC-4.5', '2033-05-01T12:00:00Z', 'UTC-4.5'],
    ['UTC+3', '2033-05-01T12:00:00Z', 'UTC+3'],
  ])('is for %s at %s %s', (name, at, abbreviation) => {
    expect(zoneAbbreviation(name, new Date(at))).toBe(abbreviation)
  })

  it('changes within a day when the clocks do', () => {
    const times = ['2033-03-13T06:59:59Z', '2033-03-13T07:00:00Z']
    const names = times.map((time) => zoneAbbreviation('America/New_York', new Date(time)))
    expect(names).toEqual(['EST', 'EDT'])
  })
})
