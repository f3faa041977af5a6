import { describe, expect, it } from '@jest/globals'
import { reportDays } from '../../../../src/domain/ads/provider/report-days.ts'

describe('The days of a report', () => {
  it.each([
    ['last_7_days', '2026-11-15'],
    ['last_15_days', '2026-11-07'],
    ['last_30_days', '2026-10-23'],
    ['last_6_months', '2026-05-21'],
    ['last_1_year', '2025-11-21'],
    ['all_time', '2023-11-21'],
  ] as const)('of %s begin on %s', (period, from) => {
    expect(reportDays(period, '2026-11-21', {})).toEqual({ from, to: '2026-11-21' })
  })

  it('end a month earlier where a month is shorter', () => {
    expect(reportDays('last_6_months', '2026-08-31', {})?.from).toBe('2026-02-28')
    expect(reportDays('last_1_year', '2024-02-29', {})?.from).toBe('2023-02-28')
  })

  it('of an own period are read in two ways', () => {
    const own = { from: '01/02/2026', to: '2026-02-28' }
    expect(reportDays('custom', '2026-11-21', own)).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    })
  })

  it.each([
    {},
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2023-02-28', to: '2026-03-01' },
  ])('are none for %j', (own) => {
    expect(reportDays('custom', '2026-11-21', own)).toBeUndefined()
  })
})
