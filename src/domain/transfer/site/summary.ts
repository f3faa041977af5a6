import type { KindName } from './kinds.ts'

export interface Skipped {
  /** On the source site; 0 if unknown. */
  readonly id: number
  readonly why: string
}

/** Counts the outcomes for the items of a kind. */
export interface KindSummary {
  made: number
  updated: number
  unchanged: number
  /** Items that were changed or removed locally. */
  kept: number
  skippedCount: number
  /** The first skipped items. */
  readonly skipped: Skipped[]
  /** Why the list could not be read to its end; '' if it could. */
  broken: string
}

export type Summary = Partial<Record<KindName, KindSummary>>

/** The most skipped items to list. */
const MAX_LISTED = 1000

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
  // Text of another site must not send control characters to a terminal.
  const line = why.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').slice(0, 300)
  if (summary.skipped.length < MAX_LISTED) summary.skipped.push({ id, why: line })
}
