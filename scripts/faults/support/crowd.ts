import { once } from 'node:events'
import path from 'node:path'
import type { Outcome } from '../fault.ts'
import type { Bench } from './bench.ts'
import { startProgram } from './programs.ts'

/** Many visitors at once. */
export interface CrowdOptions {
  readonly origin: string
  readonly clients: number
  /** Milliseconds after which one gives up, and requests something else. */
  readonly patience: number
  readonly seconds: number
}

/** The outcomes of their requests, with the number of each. */
export type CrowdOutcomes = readonly (readonly [Outcome, number])[]

/** Simulates a crowd of visitors in a separate process, so that it does not delay measurements. */
export async function runCrowd(bench: Bench, options: CrowdOptions): Promise<Map<Outcome, number>> {
  const program = path.join(import.meta.dirname, 'crowd-main.ts')
  const words = ['--import', 'tsx', program, JSON.stringify(options)]
  const child = startProgram(process.execPath, words, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  bench.undo(() => Promise.resolve(child.kill('SIGKILL')))
  const ended = once(child, 'exit').then(() => {
    throw new Error('The crowd has gone.')
  })
  const [outcomes] = (await Promise.race([once(child, 'message'), ended])) as [CrowdOutcomes]
  return new Map(outcomes)
}
