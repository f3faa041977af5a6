import { expect, it } from '@jest/globals'
import { createConcurrencyLimit } from '../../../src/domain/media/concurrency-limit.ts'

it('never lets more through than it says, whoever comes while a place changes hands', async () => {
  const gate = createConcurrencyLimit(2)
  let inside = 0
  let most = 0
  const work = async (): Promise<void> => {
    inside++
    most = Math.max(most, inside)
    await Promise.resolve()
    inside--
  }
  // Each comes again at once when it is done, as a busy site's visitors do.
  const again = async (): Promise<void> => {
    for (let n = 0; n < 50; n++) await gate(work)
  }
  await Promise.all([again(), again(), again(), again(), again()])
  expect([most, inside]).toEqual([2, 0])
})

it('goes on after work that failed', async () => {
  const gate = createConcurrencyLimit(1)
  const failed = gate(() => Promise.reject(new Error('x'))).catch(() => 'failed')
  expect(await Promise.all([failed, gate(() => Promise.resolve('done'))])).toEqual([
    'failed',
    'done',
  ])
})
