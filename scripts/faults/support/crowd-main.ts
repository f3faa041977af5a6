/** The process of a crowd of visitors: reads at ever new addresses until its time is over. */
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Outcome } from '../fault.ts'
import type { CrowdOptions, CrowdOutcomes } from './crowd.ts'
import { countOutcomes } from './traffic.ts'

/**
 * Pause between an answer and the client's next request; after a refusal, its `Retry-After`
 * applies.
 */
const PAUSE_MILLISECONDS = 100

const { origin, clients, patience, seconds } = JSON.parse(process.argv[2] ?? '') as CrowdOptions
const agent = new http.Agent({ keepAlive: true, maxFreeSockets: clients })
const outcomes: Outcome[] = []
const until = performance.now() + seconds * 1000
let turn = 0

interface Met {
  readonly outcome: Outcome
  /** Seconds. */
  readonly retryAfter?: number
}

const ask = (): Promise<Met> =>
  new Promise((resolve) => {
    const address = `${origin}/api/core/v2/posts?per_page=3&search=crowd${turn++}`
    const request = http.get(address, { agent }, (response) => {
      const { statusCode: outcome = 'cut', headers } = response
      const retryAfter = Number(headers['retry-after'] ?? 0)
      response.resume().on('end', () => end({ outcome, retryAfter }))
    })
    const timer = setTimeout(() => {
      end({ outcome: 'late' })
      request.destroy()
    }, patience)
    const end = (met: Met): void => {
      clearTimeout(timer)
      resolve(met)
    }
    request.on('error', () => end({ outcome: 'cut' }))
  })

async function visit(): Promise<void> {
  while (performance.now() < until) {
    const { outcome, retryAfter = 0 } = await ask()
    outcomes.push(outcome)
    // Not all at the same moment.
    await pause(Math.max(PAUSE_MILLISECONDS, retryAfter * 1000 * (1 + Math.random())))
  }
}

await Promise.all(Array.from({ length: clients }, visit))
const counted: CrowdOutcomes = [...countOutcomes(outcomes)]
process.send?.(counted, () => process.exit())
