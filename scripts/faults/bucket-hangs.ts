import { broken, type Fault, type Outcome } from './fault.ts'
import { ask } from './support/ask.ts'
import { startBucket } from './support/bucket.ts'
import { usualClaims, WELL } from './support/claims.ts'
import { countOutcomes } from './support/traffic.ts'

/** Eight seconds are allowed; the rest is for a busy machine. */
const LONGEST_SECONDS = 9.5
const PATIENCE_MILLISECONDS = 20_000

export const bucketHangs: Fault = {
  name: 'bucket of media files hangs',
  promise: 'who needs it gets 503 within ten seconds, and everybody else notices nothing',
  async run(bench) {
    const url = await bench.database()
    const bucket = await startBucket(bench)
    const node = await bench.node({ DATABASE_URL: url, ...bucket.environment })
    let longest = 0
    const timed = async (address: string, method: 'GET' | 'POST'): Promise<Timed> => {
      const began = performance.now()
      const answer = await ask(address, {
        method,
        patience: PATIENCE_MILLISECONDS,
        ...(method === 'POST' && { headers: upload(bench.admin), body: 'Some text.' }),
      })
      longest = Math.max(longest, (performance.now() - began) / 1000)
      return answer
    }
    const media = `${node.origin}/api/core/v2/media`
    const { body } = await timed(media, 'POST')
    const { source_url: file } = body as { source_url: string }
    const before = await timed(file, 'GET')
    const traffic = bench.traffic([node])
    bucket.hang(true)
    const hanging = await Promise.all([timed(media, 'POST'), timed(file, 'GET')])
    bucket.hang(false)
    const endedAt = performance.now()
    const after = [await timed(media, 'POST'), await timed(file, 'GET')]
    const measured = await bench.evaluate(traffic, { url, endedAt })
    return {
      ...measured,
      goodAfter: 0,
      answers: countOutcomes([
        ...traffic.requests.map(({ outcome }) => outcome),
        ...outcomes(hanging),
      ]),
      broken: broken({
        ...usualClaims(measured, { allowed: WELL }),
        [`the file was answered ${before.outcome} before`]: before.outcome === 200,
        [`it was answered ${outcomes(hanging).join(', ')}`]: hanging.every(
          ({ outcome }) => outcome === 503,
        ),
        [`somebody waited for ${longest.toFixed(1)} s`]: longest <= LONGEST_SECONDS,
        [`it was answered ${outcomes(after).join(', ')} afterwards`]: after.every(({ outcome }) =>
          WELL.includes(outcome),
        ),
      }),
    }
  },
}

type Timed = Awaited<ReturnType<typeof ask>>

const outcomes = (answers: readonly Timed[]): Outcome[] => answers.map(({ outcome }) => outcome)

const upload = (authorization: string): Record<string, string> => ({
  Authorization: authorization,
  'Content-Type': 'text/plain',
  'Content-Disposition': 'attachment; filename="some.txt"',
})
