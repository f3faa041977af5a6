import type { Latencies, Measured, Outcome } from '../fault.ts'

/** A row of the table: what a fault has led to, or why it was not tried. */
export interface Row {
  readonly name: string
  readonly measured?: Measured
  readonly skipped?: string
}

const HEAD = [
  '',
  'answers',
  'good after',
  'lost',
  'doubled',
  'deliveries',
  'stale',
  'probes',
  'log lines',
  'memory',
  'promise',
]

/** The rows as a table of Markdown whose columns are aligned. */
export function table(rows: readonly Row[]): string {
  const cells = [HEAD, ...rows.map(toCells)]
  const widths = HEAD.map((_, column) =>
    Math.max(3, ...cells.map((row) => (row[column] ?? '').length)),
  )
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = HEAD, ...body] = cells
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

function toCells({ name, measured, skipped }: Row): string[] {
  if (measured === undefined)
    return [name, '', '', '', '', '', '', '', '', '', `skipped: ${skipped}`]
  return [
    name,
    answersText(measured.answers),
    secondsText(measured.goodAfter),
    String(measured.lost ?? ''),
    String(measured.doubled ?? ''),
    deliveriesText(measured.deliveries),
    secondsText(measured.stale),
    latenciesText(measured.probes),
    String(measured.logLines ?? ''),
    measured.memory === undefined ? '' : `${Math.round(measured.memory)} MB`,
    measured.broken.length === 0 ? 'kept' : 'BROKEN',
  ]
}

const deliveriesText = (deliveries: Measured['deliveries']): string =>
  deliveries === undefined ? '' : `${deliveries.taken} of ${deliveries.changes} changes`

const secondsText = (seconds: number | undefined): string =>
  seconds === undefined ? '' : Number.isFinite(seconds) ? `${seconds.toFixed(1)} s` : 'never'

function latenciesText(latencies: Latencies | undefined): string {
  if (latencies === undefined) return ''
  const { p50, p99, max } = latencies
  return `${[p50, p99, max].map(Math.round).join(' / ')} ms`
}

function answersText(answers: ReadonlyMap<Outcome, number> | undefined): string {
  if (answers === undefined) return ''
  const sorted = [...answers].toSorted(([a], [b]) => String(a).localeCompare(String(b)))
  return sorted.map(([outcome, times]) => `${times} × ${outcome}`).join(', ')
}
