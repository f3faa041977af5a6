import type { Comparison } from './comparisons.ts'
import { measure, type Measured } from './load.ts'

export interface Result {
  readonly name: string
  readonly ours: Measured
  readonly other: Measured
  readonly by: Comparison['by']
  readonly ratio: number
  /** The same of processor time, which what else the machine does changes least. */
  readonly processor: number
  readonly aim: number | undefined
}

export interface Effort {
  readonly rounds: number
  readonly milliseconds: number
}

/** So many answers, or so much time, until the machine code of a way through the program is made. */
const WARM_ANSWERS = 3000
const WARM_ROUNDS = 12

async function warmUp(
  target: Comparison['ours'],
  load: { connections: number; milliseconds: number },
): Promise<void> {
  for (let round = 0, answers = 0; round < WARM_ROUNDS && answers < WARM_ANSWERS; round++) {
    answers += (await measure(target, load)).answers
  }
}

/**
 * Measures both sides of a comparison in turns, after a warm-up, and takes the middle ratio of the
 * rounds: what else the machine does then meets both alike.
 */
export async function compare(comparison: Comparison, effort: Effort): Promise<Result> {
  const { name, ours, other, by, connections, aim } = comparison
  const { rounds, milliseconds } = effort
  await warmUp(ours, { connections, milliseconds })
  await warmUp(other, { connections, milliseconds })
  const pairs: Pick<Result, 'ours' | 'other' | 'ratio'>[] = []
  for (let round = 0; round < rounds; round++) {
    const pair = {
      ours: await measure(ours, { connections, milliseconds }),
      other: await measure(other, { connections, milliseconds }),
    }
    pairs.push({ ...pair, ratio: RATIOS[by](pair.ours, pair.other) })
  }
  pairs.sort((a, b) => a.ratio - b.ratio)
  const middle = pairs[Math.floor(pairs.length / 2)]
  if (middle === undefined) throw new Error('A benchmark has at least one round.')
  const processor = middleOf(pairs.map((pair) => processorRatio(by, pair)))
  return { name, by, aim, processor, ...middle }
}

function processorRatio(by: Comparison['by'], { ours, other }: Pick<Result, 'ours' | 'other'>) {
  const [above, below] = by === 'time' ? [ours, other] : [other, ours]
  return above.processor / below.processor
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const RATIOS: Readonly<Record<Comparison['by'], (ours: Measured, other: Measured) => number>> = {
  rate: (ours, other) => ours.rate / other.rate,
  haste: (ours, other) => other.median / ours.median,
  time: (ours, other) => ours.median / other.median,
}

/** Formats the results as a table that is readable both as fixed-width text and as Markdown. */
export function table(results: readonly Result[]): string {
  const head = ['', 'Almanac', 'beside', 'ratio', 'processor', 'aim']
  const rows = results.map(({ name, ours, other, by, ratio, processor, aim }) => [
    name,
    figure(ours, by),
    figure(other, by),
    ratio.toFixed(2),
    Number.isFinite(processor) ? processor.toFixed(2) : '',
    aim === undefined
      ? ''
      : `${by === 'time' ? '<=' : '>='} ${aim.toFixed(2).replace(/\.?0+$/, '')}`,
  ])
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? '').length)),
  )
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

const figure = ({ rate, median }: Measured, by: Comparison['by']): string =>
  by === 'rate' ? `${Math.round(rate)}/s` : `${median.toFixed(2)} ms`
