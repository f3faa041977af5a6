import type { AppContext } from '../context.ts'
import { applyAdSchedules } from '../domain/ads/units/apply-schedules.ts'
import type { Job } from './job.ts'

const MINUTE = 60_000

/** Publishes ad units on their first day and ends them after their last one. */
export function adScheduleJob(ctx: AppContext): Job {
  return {
    name: 'publish and end ad units',
    interval: MINUTE,
    async run() {
      await applyAdSchedules(ctx)
      return undefined
    },
  }
}
