import type { Normalised } from './runner.mjs'
import type { BodyPath } from './scenario.mjs'

export type Level = 'none' | 'status' | 'shape' | 'value'

/** From the least to the most that an answer can have in common with the recorded one. */
export const LEVELS: readonly Level[]

export interface Difference {
  /** The level that it breaks. */
  readonly level: Level
  readonly path: string
  readonly expected: string
  readonly actual: string
}

/** Which recorded id stands for which id of this server; one per scenario run. */
export class Bijection {}

export function compareStep(
  expected: Normalised,
  actual: Normalised,
  ids: Bijection,
  options: { ignore?: readonly BodyPath[]; unordered?: readonly BodyPath[] },
): { reached: Level; diffs: Difference[] }
