import { describe, expect, it } from '@jest/globals'
import { nextStates, isUntouched } from '../../../src/domain/imports/items/field-states.ts'
import { withErrors } from '../../../src/domain/imports/record-errors.ts'
import { nextRun } from '../../../src/domain/imports/frequency.ts'

const at = (minutes: number): string => new Date(minutes * 60_000).toISOString()
const failed = (code: string, minutes: number) => ({ code, message: 'x', date: at(minutes) })

describe('Errors of a record', () => {
  it('have one failure of a name in an hour', () => {
    const first = withErrors([], [failed('a', 0), failed('a', 30), failed('b', 30)])
    expect(first.map(({ code }) => code)).toEqual(['a', 'b'])
    expect(withErrors(first, [failed('a', 61)]).length).toBe(3)
  })

  it('keep the newest fifty failures, and apart from them the problems of items', () => {
    const failures = Array.from({ length: 60 }, (_, count) => failed(`code${count}`, count))
    const problems = Array.from({ length: 20 }, () => failed('item', 1))
    const kept = withErrors([...failures, ...problems], [failed('item', 2)])
    expect(kept.filter(({ code }) => code === 'item').length).toBe(21)
    expect(kept.filter(({ code }) => code !== 'item').map(({ code }) => code)[0]).toBe('code10')
  })
})

describe('Fields of an imported item', () => {
  it('are untouched while they are as the last import left them', () => {
    const imported = { title: 'a' }
    expect(isUntouched('title', { title: 'a' }, imported)).toBe(true)
    expect(isUntouched('title', { title: 'b' }, imported)).toBe(false)
    expect(isUntouched('cost', { cost: 'c' }, imported)).toBe(false)
    expect(isUntouched('title', { title: 'a' }, undefined)).toBe(false)
  })

  it('that were not written keep their former states', () => {
    const after = { title: 'new', cost: 'new' }
    const kept = nextStates(new Set(['title']), after, { title: 'old', cost: 'old' })
    expect(kept).toEqual({ title: 'new', cost: 'old' })
  })
})

describe('A schedule', () => {
  it.each([
    ['every30mins', 1800],
    ['hourly', 3600],
    ['monthly', 2_592_000],
  ])('that runs %s is due after %d seconds', (frequency, seconds) => {
    expect(nextRun(frequency, new Date(0))).toEqual(new Date(seconds * 1000))
  })

  it('on demand is never due', () => {
    expect(nextRun('on_demand', new Date(0))).toBeNull()
    expect(nextRun('constructor', new Date(0))).toBeNull()
  })
})
