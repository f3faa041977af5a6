import { Option, type Command } from 'commander'
import {
  after,
  listAuditEvents,
  ofKinds,
  type AuditEventRow,
  type AuditKind,
} from '../data/audit/audit-events.ts'
import { AUDIT_KINDS } from '../data/audit/audit-kinds.ts'
import { parseGmtDate } from '../domain/content/entry-dates.ts'
import { wholeAuditEvent } from '../namespaces/core-v2/audit-events/audit-event-view.ts'
import { OperatorError } from '../operator-error.ts'
import { printResult, runWithContext } from './run-command.ts'
import { table } from './table.ts'

interface Options {
  readonly kind?: AuditKind
  readonly since?: string
  readonly limit: string
  readonly json?: boolean
}

const MOST = 100_000

export function addAuditCommands(program: Command): void {
  program
    .command('audit')
    .description('show sign-ins, and changes that matter for security')
    .command('list')
    .description('show the newest events of the audit trail, the latest last')
    .addOption(new Option('--kind <kind>', 'only events of this kind').choices(AUDIT_KINDS))
    .option('--since <date>', 'only events after this date or time, in UTC without an offset')
    .option('--limit <number>', 'the maximum number of events', '100')
    .option('--json', 'answer in JSON')
    .action((options: Options) => list(options))
}

function list({ kind, since, limit, json }: Options): Promise<void> {
  return runWithContext(async ({ database }) => {
    const { rows } = await listAuditEvents(database, {
      where: [
        ...(kind === undefined ? [] : [ofKinds([kind])]),
        ...(since === undefined ? [] : [after(readDate(since))]),
      ],
      order: 'desc',
      limit: readLimit(limit),
      offset: 0,
    })
    const events = rows.toReversed()
    printResult(json, events.map(wholeAuditEvent), table([HEADINGS, ...events.map(cellsOf)]))
  })
}

const HEADINGS = ['TIME (UTC)', 'EVENT', 'BY', 'FROM', 'ABOUT', 'DETAILS']

function cellsOf(event: AuditEventRow): string[] {
  const { at, kind, actorKind, actorName, address, objectType, objectName, objectId } = event
  return [
    at.toISOString().slice(0, 19).replace('T', ' '),
    kind,
    actorName ?? actorKind,
    address ?? '-',
    `${objectType} ${objectName === '' ? objectId : objectName}`.trim(),
    JSON.stringify(event.details),
  ]
}

function readDate(text: string): Date {
  const moment = parseGmtDate(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00` : text)
  if (moment === undefined) throw new OperatorError(`--since: "${text}" is not a date.`)
  return moment
}

function readLimit(text: string): number {
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (limit < 1 || limit > MOST)
    throw new OperatorError(`--limit: must be a number from 1 to ${MOST}.`)
  return limit
}
