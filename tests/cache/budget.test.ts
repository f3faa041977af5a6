import { describe, expect, it } from '@jest/globals'
import { budgetOf, setCacheBudget, usualBudget } from '../../src/cache/budget.ts'

const MEGABYTE = 1024 ** 2
const GIGABYTE = 1024 ** 3

describe('The budget of caches', () => {
  it.each([
    ['a small container', 256 * MEGABYTE, 64 * MEGABYTE],
    ['three quarters of a gigabyte', 768 * MEGABYTE, 96 * MEGABYTE],
    ['a large machine', 24 * GIGABYTE, 128 * MEGABYTE],
    ['a machine that tells nothing', Infinity, 128 * MEGABYTE],
  ])('is a part of the memory of %s, within bounds', (_machine, memory, budget) => {
    expect(usualBudget(memory)).toBe(budget)
  })

  it('gives each cache its part', () => {
    setCacheBudget(100 * MEGABYTE)
    const small = budgetOf('answers')
    setCacheBudget(200 * MEGABYTE)
    expect(budgetOf('answers') / small).toBeCloseTo(2, 5)
  })
})
