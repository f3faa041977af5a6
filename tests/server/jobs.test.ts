import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { pino } from 'pino'
import { startJob, type Job, type JobContext } from '../../src/jobs/job.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** The minutes at which a job runs within some hours, while `fails` says so of a run. */
async function runsOf(fails: (run: number) => boolean, hours: number): Promise<number[]> {
  const runs: number[] = []
  const job: Job = {
    name: 'test',
    interval: DAY,
    run() {
      runs.push(Math.round(performance.now() / MINUTE))
      return fails(runs.length) ? Promise.reject(new Error('away')) : Promise.resolve(undefined)
    },
  }
  const from = Math.round(performance.now() / MINUTE)
  const running = startJob({ log: pino({ enabled: false }) } as unknown as JobContext, job)
  await jest.advanceTimersByTimeAsync(hours * 60 * MINUTE)
  await running.stop()
  return runs.map((minute) => minute - from)
}

it('A job that fails runs again within minutes, however long its interval is', async () => {
  expect(await runsOf((run) => run <= 3, 23)).toEqual([0, 1, 3, 7])
})

it('A job that goes on failing runs every ten minutes', async () => {
  expect(await runsOf(() => true, 1)).toEqual([0, 1, 3, 7, 15, 25, 35, 45, 55])
})

it('A job that has recovered waits a minute again after its next failure', async () => {
  expect(await runsOf((run) => run === 1 || run === 3, 25)).toEqual([0, 1, 1441, 1442])
})
