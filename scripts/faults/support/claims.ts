import type { Outcome } from '../fault.ts'
import type { Evaluation } from './bench.ts'

export interface Expected {
  /** Acceptable outcomes for clients. */
  readonly allowed: readonly Outcome[]
  /** Most seconds until full recovery; omitted if clients notice no fault. */
  readonly goodWithin?: number
}

/** The usual claims about traffic: reasons, and whether they hold. */
export function usualClaims(
  { answers, goodAfter, lost, doubled }: Evaluation,
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

/** Outcomes while everything works, or while the service reports a problem. */
export const WELL: readonly Outcome[] = [200, 201]
export const WELL_OR_AWAY: readonly Outcome[] = [...WELL, 503]
