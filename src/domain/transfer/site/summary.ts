import type { KindName } from './kinds.ts'

export interface Skipped {
  /** Of the other site; 0 for one without. */
  readonly id: number
  readonly why: string
}

/** What became of the items of a kind. */
export interface KindSummary {
  made: number
  updated: number
  unchanged: number
  /** Were changed or removed here, and stay so. */
  kept: number
  /** Of all that were skipped. */
  skippedCount: number
  /** The first of them. */
  readonly skipped: Skipped[]
  /** Why the list ended before its end; '' when it did not. */
  broken: string
}

export type Summary = Partial<Record<KindName, KindSummary>>

/** How many of those that were skipped are told one by one. */
const MOST_TOLD = 1000

export const emptySummary = (): KindSummary => ({
  made: 0,
  updated: 0,
  unchanged: 0,
  kept: 0,
  skippedCount: 0,
  skipped: [],
  broken: '',
})

export function skip(summary: KindSummary, id: number, why: string): void {
  summary.skippedCount++
  // What another site says may not write to a terminal what it likes.
  const line = why.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').slice(0, 300)
  if (summary.skipped.length < MOST_TOLD) summary.skipped.push({ id, why: line })
}
