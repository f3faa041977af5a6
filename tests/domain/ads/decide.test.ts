import { describe, expect, it } from '@jest/globals'
import { makePlan } from '../../../src/domain/ads/plan.ts'
import { readVisitor } from '../../../src/domain/ads/rules/visitor.ts'
import { readAdSettings } from '../../../src/domain/ads/settings/ad-settings.ts'
import { decide } from '../../../src/domain/ads/showing/decide.ts'
import { runs } from '../../../src/domain/ads/units/code.ts'
import { periodOf } from '../../../src/domain/ads/counting/periods.ts'
import { networkOf } from '../../../src/domain/ads/counting/track.ts'
import type { AdUnitRow } from '../../../src/data/ads/unit-row.ts'

const unit = (id: number, type: string, fields: object = {}): AdUnitRow => ({
  id,
  number: id,
  status: 'publish',
  type,
  label: `Ad ${id}`,
  fields: fields as Record<string, unknown>,
  authorId: 0,
  date: new Date(0),
  modified: new Date(0),
  publishOn: null,
})

const visitor = (headers: Record<string, string> = {}) =>
  readVisitor(
    { header: (name) => headers[name], address: '/', signedIn: false, roles: [] },
    { country: '', state: '', city: '' },
    { now: new Date('2026-11-21T12:00:00Z'), zone: 'UTC' },
  )

const planOf = (units: readonly AdUnitRow[], settings: object = {}) =>
  makePlan(units, readAdSettings(settings as Record<string, unknown>), 'UTC')

/** Numbers as even as can be. */
function evenly(): () => number {
  let turn = 0
  return () => ((turn++ * 7919) % 10_007) / 10_007
}

describe('The choice of ads', () => {
  it('goes by priority, then by age', () => {
    const plan = planOf([
      unit(1, 'plain_text'),
      unit(2, 'plain_text', { priority: 5 }),
      unit(3, 'plain_text'),
    ])
    expect(decide(plan, visitor(), Math.random).map(({ id }) => id)).toEqual([2, 1, 3])
    expect(plan.varies).toBe(false)
  })

  it('splits an A/B test evenly, side by side with its position', () => {
    const plan = planOf([
      unit(1, 'plain_text'),
      unit(2, 'plain_text'),
      unit(9, 'ab_testing', {
        ab_testing: [
          { position: 'beginning_of_post', ads_list: [{ value: 1 }] },
          { position: 'end_of_post', ads_list: [{ value: 2 }] },
        ],
      }),
    ])
    const random = evenly()
    const sides = Array.from({ length: 2000 }, () =>
      decide(plan, visitor(), random).find(({ id }) => id === 9),
    )
    const first = sides.filter((side) => side?.position === 'beginning_of_post')
    expect(first.length).toBeGreaterThan(900)
    expect(first.length).toBeLessThan(1100)
    for (const side of sides) {
      expect(side?.children).toEqual([side?.position === 'end_of_post' ? 2 : 1])
    }
  })

  it('rotates among those that the visitor may see', () => {
    const plan = planOf([
      unit(1, 'plain_text'),
      unit(2, 'plain_text', {
        targeting_include: [{ type: { value: 'device_type' }, value: { value: 'mobile' } }],
      }),
      unit(3, 'rotator_ads', {
        ads_list: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 77 }],
      }),
    ])
    const random = evenly()
    const shown = Array.from({ length: 50 }, () => decide(plan, visitor(), random).at(-1)?.children)
    expect(new Set(shown.flat())).toEqual(new Set([1]))
  })

  it.each([
    [{ count: 3, exp: '2026-11-20T00:00:00Z' }, 0],
    [{ count: 2, exp: '2026-11-20T00:00:00Z' }, 1],
    [{ count: 9, exp: '2026-11-01T00:00:00Z' }, 1],
  ])('excludes visitors who clicked %j', (clicks, count) => {
    const plan = planOf([unit(1, 'plain_text')], { click_fraud_protection: true })
    const cookie = `ads_ad_clicks=${encodeURIComponent(JSON.stringify(clicks))}`
    expect(decide(plan, visitor({ cookie }), Math.random)).toHaveLength(count)
    expect(decide(plan, visitor({ cookie: 'ads_ad_clicks=%7Bbroken' }), Math.random)).toHaveLength(
      1,
    )
  })
})

describe('Code of ads', () => {
  it.each([
    '<script>x</script>',
    '<SCRIPT src=//x>',
    '<img src=x onerror=alert(1)>',
    '<a href="java&#115;cript:alert(1)">x</a>',
    '<iframe src="https://x">',
    '<svg/onload=alert(1)>',
    '<form action="javascript:1">',
  ])('runs something in %j', (code) => {
    expect(runs(code)).toBe(true)
  })

  it.each(['<b>Hi</b>', '<a href="https://x" class="on">x</a>', 'a < b', '<img src="/a.png">'])(
    'runs nothing in %j',
    (code) => {
      expect(runs(code)).toBe(false)
    },
  )
})

const own = (from: string, to: string) => periodOf('custom', '2026-03-01', { from, to })

describe('Periods of reports', () => {
  it.each([
    ['today', ['2026-03-01']],
    ['yesterday', ['2026-02-28']],
    ['last_7_days', 7],
    ['this_month', 31],
    ['last_month', 28],
    ['this_year', 12],
  ] as const)('are days: %s', (name, parts) => {
    const period = periodOf(name, '2026-03-01', {})
    if (typeof parts === 'number') expect(period?.parts).toHaveLength(parts)
    else expect(period?.parts).toEqual(parts)
  })

  it('of one has 366 days at most, in order', () => {
    expect(own('2024-01-01', '2024-12-31')?.parts).toHaveLength(366)
    expect(own('2024-01-01', '2025-01-01')).toBeUndefined()
    expect(own('2024-01-02', '2024-01-01')).toBeUndefined()
    expect(own('2024-02-30', '2024-03-01')).toBeUndefined()
    expect(own('', '')).toBeUndefined()
  })
})

describe('Networks of addresses', () => {
  it.each([
    ['10.1.2.3', '10.1.2.0'],
    ['::ffff:10.1.2.3', '10.1.2.0'],
    ['2001:db8:1:2::7', '2001:db8:1::'],
    ['::1', '0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0::'],
    ['nonsense', ''],
    ['', ''],
  ])('are of %s: %j', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
