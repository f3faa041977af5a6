import { describe, expect, it } from '@jest/globals'
import { findApiLink } from '../../../src/domain/transfer/site/discover.ts'
import { withRetry, retryAfterMilliseconds } from '../../../src/domain/transfer/site/retry.ts'
import { OutgoingError } from '../../../src/adapters/outgoing/outgoing-error.ts'

const answered = (status: number, wish = '') => ({ status, header: () => wish })

/**
 * Sends requests to a site with these answers, one after the other; returns how long it was left
 * alone.
 */
async function outcomeOf(...answers: (ReturnType<typeof answered> | OutgoingError)[]) {
  const pauses: number[] = []
  const ask = () => {
    const next = answers.shift()
    return next instanceof Error || next === undefined
      ? Promise.reject(next ?? new Error('asked too often'))
      : Promise.resolve(next)
  }
  const pause = (milliseconds: number) => Promise.resolve(void pauses.push(milliseconds))
  const { status } = await withRetry(ask, pause)
  return { status, pauses }
}

describe('A site that is busy', () => {
  it('is left alone as long as Retry-After says', async () => {
    expect(await outcomeOf(answered(429, '7'), answered(200))).toEqual({
      status: 200,
      pauses: [7000],
    })
  })

  it('is left alone longer each time without a Retry-After', async () => {
    const outcome = await outcomeOf(answered(503), answered(503), answered(200))
    expect(outcome).toEqual({ status: 200, pauses: [500, 1000] })
  })

  it('is not retried forever', async () => {
    const busy = Array.from({ length: 9 }, () => answered(503))
    expect((await outcomeOf(...busy)).pauses).toHaveLength(4)
  })

  it('without an answer is retried, and a forbidden one is not', async () => {
    const silent = new OutgoingError('timeout', 'x')
    expect(await outcomeOf(silent, answered(200))).toMatchObject({ status: 200 })
    const refused = new OutgoingError('refused', 'x')
    await expect(outcomeOf(refused, answered(200))).rejects.toBe(refused)
  })

  it.each([
    ['3', 3000],
    ['Thu, 01 Jan 1970 00:00:09 GMT', 9000],
    ['999999999', 120_000],
    ['-1', 0],
    ['soon', 0],
    ['', 0],
  ])('says with Retry-After: %s to wait %i milliseconds', (value, milliseconds) => {
    expect(retryAfterMilliseconds(value, 0)).toBe(milliseconds)
  })
})

describe('The Link header', () => {
  it.each([
    ['<https://x.example/api/>; rel="https://api.w.org/"', 'https://x.example/api/'],
    ['<a>; rel="next", <b>; rel="https://api.w.org/"', 'b'],
    ['<a>; rel=https://api.w.org/', 'a'],
    ['<a>; rel="next"', undefined],
    ['', undefined],
  ])('names in %s: %j', (header, address) => {
    expect(findApiLink(header)).toBe(address)
  })
})
