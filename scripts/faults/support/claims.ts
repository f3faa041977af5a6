import type { Outcome } from '../fault.ts'
import type { Judgement } from './bench.ts'

export interface Expected {
  /** What clients may be answered with. */
  readonly allowed: readonly Outcome[]
  /** Most seconds until all is well again; not claimed where nothing goes wrong for clients. */
  readonly goodWithin?: number
}

/** What is claimed of every traffic: reasons, and whether they hold. */
export function usualClaims(
  { answers, goodAfter, lost, doubled }: Judgement,
  { allowed, goodWithin = Infinity }: Expected,
): Record<string, boolean> {
  const others = [...answers.keys()].filter((outcome) => !allowed.includes(outcome))
  return {
    [`clients got ${others.join(', ')}`]: others.length === 0,
    [`good after ${goodAfter} s`]: goodAfter <= goodWithin,
    [`${lost} lost`]: lost === 0,
    [`${doubled} doubled`]: doubled === 0,
  }
}

/** Answers of the service while everything works, and while it says that something does not. */
export const WELL: readonly Outcome[] = [200, 201]
export const WELL_OR_AWAY: readonly Outcome[] = [...WELL, 503]
