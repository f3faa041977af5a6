import type { AppContext } from '../context.ts'
import { readActivity } from '../data/imports/activity.ts'
import { findImport } from '../data/imports/record-reader.ts'
import { readProblems } from '../data/imports/staged-items.ts'
import type { JobProgress } from '../domain/imports/service/work.ts'
import type { FinishedImport } from './import-calendar-run.ts'
import { table } from './table.ts'

/** Something of the source that was not imported, and why. */
export interface SkippedRow {
  /** Row of a table, line of a calendar file; null for what the site refused. */
  readonly line: number | null
  readonly uid: string | null
  readonly message: string
}

export interface ImportReport {
  readonly record: number
  readonly status: 'success' | 'failed'
  readonly code: string
  readonly message: string
  /** Items that were delivered. */
  readonly items: number
  readonly outside: number
  readonly created: Readonly<Record<Counted, number>>
  readonly updated: Readonly<Record<Counted, number>>
  readonly unchanged: number
  /** How many rows were skipped; the first of them are told. */
  readonly skipped: number
  readonly rows: readonly SkippedRow[]
}

type Counted = 'events' | 'venues' | 'organizers'

/** Rows that are told. */
const MOST_ROWS = 10_000

/** What came of an import, as the record and the job have it. */
export async function reportOf(
  { database }: AppContext,
  { recordId, jobId, job }: FinishedImport,
): Promise<ImportReport> {
  const activity = await readActivity(database, recordId)
  const record = await findImport(database, recordId)
  const problems = await readProblems(database, jobId, { from: 0, limit: MOST_ROWS })
  const known = new Set(problems.map(({ message, line }) => `${line} ${message}`))
  // Rows that the service has told the record of are among its errors too.
  const refused = (record?.errors ?? [])
    .filter(({ code, index, message }) => code === 'item' && !known.has(`${index} ${message}`))
    .map(({ uid = null, message }) => ({ line: null, uid, message }))
  const counts = (outcome: 'created' | 'updated') => ({
    events: activity.cal_events[outcome].length,
    venues: activity.cal_venue[outcome].length,
    organizers: activity.cal_organizer[outcome].length,
  })
  return {
    record: recordId,
    status: job.state === 'done' ? 'success' : 'failed',
    code: job.slug,
    message: job.message,
    items: job.total,
    outside: job.outside,
    created: counts('created'),
    updated: counts('updated'),
    unchanged: activity.cal_events.skipped.length,
    skipped: job.problems + refused.length,
    rows: [...problems, ...refused],
  }
}

/** The report for people. */
export function reportLines(report: ImportReport): string[] {
  const { status, message, created, updated, unchanged, outside, skipped, rows, record } = report
  const made = (numbers: ImportReport['created']): string =>
    `${numbers.events} events, ${numbers.venues} venues, ${numbers.organizers} organizers`
  const lines = [
    status === 'success' ? `Import ${record} is done.` : `Import ${record} has failed: ${message}`,
    `Created    ${made(created)}`,
    `Updated    ${made(updated)}`,
    `Unchanged  ${unchanged} events`,
  ]
  if (outside > 0) lines.push(`Outside of the time that is imported: ${outside}`)
  if (skipped === 0) return lines
  const cells = rows.map(({ line, uid, message: why }) => [`${line ?? ''}`, why, uid ?? ''])
  return [...lines, `Skipped    ${skipped}`, '', ...table([['LINE', 'WHY', 'UID'], ...cells])]
}

/** Tells how far an import is on stderr: on a terminal in one line, else a line for each tenth. */
export function createImportProgress(): (progress: JobProgress) => void {
  const { isTTY } = process.stderr
  let told = ''
  return ({ state, done, total }) => {
    const reading = state !== 'pushing'
    const step = reading ? 'read' : String(Math.floor((done / Math.max(total, 1)) * 10))
    const text = reading ? `${done} items read` : `${done} of ${total} items imported`
    if (isTTY) process.stderr.write(`\r${text}`)
    else if (step !== told) process.stderr.write(`${text}\n`)
    told = step
  }
}
