import type { AppContext } from '../context.ts'
import { countActivity } from '../data/imports/activity.ts'
import { findImport } from '../data/imports/record-reader.ts'
import { readProblems } from '../data/imports/staged-items.ts'
import type { JobProgress } from '../domain/imports/service/work.ts'
import type { FinishedImport } from './import-calendar-run.ts'
import { table } from './table.ts'

/** A part of the source that was not imported, and why. */
export interface SkippedRow {
  /** Row of a table or line of a calendar file; null for items that the site rejected. */
  readonly line: number | null
  readonly uid: string | null
  readonly message: string
}

export interface ImportReport {
  readonly record: number
  readonly status: 'success' | 'failed'
  readonly code: string
  readonly message: string
  readonly items: number
  readonly outside: number
  readonly created: Readonly<Record<Counted, number>>
  readonly updated: Readonly<Record<Counted, number>>
  readonly unchanged: number
  /** The number of skipped rows; the first ones are listed. */
  readonly skipped: number
  readonly rows: readonly SkippedRow[]
}

type Counted = 'events' | 'venues' | 'organizers'

/** The most rows to list. */
const MAX_ROWS = 10_000

/** Creates the report of an import from its record and job. */
export async function createReport(
  { database }: AppContext,
  { recordId, jobId, job }: FinishedImport,
): Promise<ImportReport> {
  const counted = await countActivity(database, recordId)
  const record = await findImport(database, recordId)
  const problems = await readProblems(database, jobId, { from: 0, limit: MAX_ROWS })
  const known = new Set(problems.map(({ message, line }) => `${line} ${message}`))
  // The errors of the record also contain the rows that the service has reported.
  const rejected = (record?.errors ?? [])
    .filter(({ code, index, message }) => code === 'item' && !known.has(`${index} ${message}`))
    .map(({ uid = null, message }) => ({ line: null, uid, message }))
  const counts = (outcome: 'created' | 'updated') => ({
    events: counted.cal_events[outcome],
    venues: counted.cal_venue[outcome],
    organizers: counted.cal_organizer[outcome],
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
    unchanged: counted.cal_events.skipped,
    skipped: job.problems + rejected.length,
    rows: [...problems, ...rejected],
  }
}

/** Formats the report as text. */
export function formatReport(report: ImportReport): string[] {
  const { status, message, created, updated, unchanged, outside, skipped, rows, record } = report
  const format = (numbers: ImportReport['created']): string =>
    `${numbers.events} events, ${numbers.venues} venues, ${numbers.organizers} organizers`
  const lines = [
    status === 'success' ? `Import ${record} succeeded.` : `Import ${record} failed: ${message}`,
    `Created    ${format(created)}`,
    `Updated    ${format(updated)}`,
    `Unchanged  ${unchanged} events`,
  ]
  if (outside > 0) lines.push(`Outside the imported time range: ${outside}`)
  if (skipped === 0) return lines
  const cells = rows.map(({ line, uid, message: why }) => [`${line ?? ''}`, why, uid ?? ''])
  return [...lines, `Skipped    ${skipped}`, '', ...table([['LINE', 'WHY', 'UID'], ...cells])]
}

/** Reports progress on stderr: in one line on a terminal, otherwise a line for every 10 %. */
export function createImportProgress(): (progress: JobProgress) => void {
  const { isTTY } = process.stderr
  let lastStep = ''
  return ({ state, done, total }) => {
    const reading = state !== 'pushing'
    const step = reading ? 'read' : String(Math.floor((done / Math.max(total, 1)) * 10))
    const text = reading ? `${done} items read` : `${done} of ${total} items imported`
    if (isTTY) process.stderr.write(`\r${text}`)
    else if (step !== lastStep) process.stderr.write(`${text}\n`)
    lastStep = step
  }
}
