import { describe, expect, it } from '@jest/globals'
import {
  anyStatuses,
  isWritable,
  nextStatus,
  statuses,
  statusOf,
  writableStatuses,
} from '../../../src/domain/content-types/entry-statuses.ts'
import type { StatusName } from '../../../src/domain/content-types/entry-statuses.ts'

const now = new Date('2026-01-01T00:00:00Z')
const past = new Date('2020-01-01T00:00:00Z')
const soon = new Date('2026-01-01T00:00:59Z')
const future = new Date('2026-01-01T00:01:00Z')

describe('The next status', () => {
  it.each<[string, StatusName | undefined, StatusName | null | undefined, Date | null, StatusName]>(
    [
      ['a new item is a draft', undefined, undefined, null, 'draft'],
      ['null is a draft', 'publish', null, past, 'draft'],
      ['publishing without a date', 'draft', 'publish', null, 'publish'],
      ['publishing with a past date', undefined, 'publish', past, 'publish'],
      ['publishing with a future date', undefined, 'publish', future, 'future'],
      ['publishing within a minute', undefined, 'publish', soon, 'publish'],
      ['scheduling with a past date', undefined, 'future', past, 'publish'],
      ['scheduling without a date', undefined, 'future', null, 'publish'],
      ['scheduling with a future date', 'draft', 'future', future, 'future'],
      ['a new future date alone', 'publish', undefined, future, 'future'],
      ['a new past date alone', 'future', undefined, past, 'publish'],
      ['a draft with a future date', 'draft', 'draft', future, 'draft'],
      ['a private item with a future date', 'publish', 'private', future, 'private'],
      ['an item in the trash', 'trash', undefined, future, 'trash'],
      ['another status', 'publish', 'ads_expired', future, 'ads_expired'],
    ],
  )('is right: %s', (_name, current, wanted, date, expected) => {
    expect(nextStatus({ current, wanted, date, now })).toBe(expected)
  })
})

describe('The check of statuses', () => {
  it('accepts the statuses of behaviour/content.md#statuses', () => {
    expect(writableStatuses).toEqual([
      'publish',
      'future',
      'draft',
      'pending',
      'private',
      'ads_expired',
      'fields-disabled',
      'cal-ea-success',
      'cal-ea-failed',
      'cal-ea-schedule',
      'cal-ea-pending',
      'cal-ea-draft',
      'cal-ignored',
    ])
  })

  it.each(['trash', 'auto-draft', 'inherit', 'request-pending', 'any', '', 'toString'])(
    'refuses %j for an item that is published',
    (wanted) => {
      expect(isWritable(wanted, 'publish')).toBe(false)
    },
  )

  it('lets an item in the trash stay there', () => {
    expect(isWritable('trash', 'trash')).toBe(true)
  })
})

describe('The registry', () => {
  it('asks for the right to publish where readers would see the item', () => {
    const open = Object.values(statuses).filter((status) => status.public)
    for (const { needsPublish } of open) expect(needsPublish).toBe(true)
    expect(statuses.private.needsPublish).toBe(true)
    expect(statuses.future.needsPublish).toBe(true)
    expect(statuses.pending.needsPublish).toBe(false)
  })

  it('leaves the trash out of any', () => {
    expect(anyStatuses).toContain('cal-ignored')
    expect(anyStatuses).not.toContain('trash')
    expect(anyStatuses).not.toContain('inherit')
  })

  it('knows its names only', () => {
    expect(statusOf('draft')?.dateFloating).toBe(true)
    expect(statusOf('lost')).toBeUndefined()
  })
})
