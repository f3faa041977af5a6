import { InvalidArgumentError, Option, type Command } from 'commander'
import type { AppContext } from '../context.ts'
import { findFirstAdministrator, findUserByLogin } from '../data/users/user-reader.ts'
import { callerOf, has, type Caller } from '../domain/accounts/caller.ts'
import { createRecord, type PostStatus } from '../domain/imports/create-record.ts'
import { FREQUENCIES, type Frequency } from '../domain/imports/frequency.ts'
import { isWallTime } from '../domain/time/wall-time.ts'
import { OperatorError } from '../operator-error.ts'
import { createImportProgress, formatReport, createReport } from './import-calendar-report.ts'
import { isAddress, runCalendarImport } from './import-calendar-run.ts'
import { printResult, runWithContext } from './run-command.ts'

interface Options {
  readonly author?: string
  readonly status?: PostStatus
  readonly category: readonly number[]
  readonly update: 'overwrite' | 'preserve_changes' | 'retain'
  readonly every?: Frequency
  readonly json?: boolean
  // For calendar files.
  readonly from?: string
  readonly to?: string
  readonly private?: boolean
  // For tables.
  readonly rows?: 'events' | 'venues' | 'organizers'
  readonly dayFirst?: boolean
}

/** `import ics` and `import csv`. */
export function addCalendarImportCommands(group: Command): void {
  withCommonOptions(
    group
      .command('ics')
      .description('import events from an iCalendar file or address')
      .argument('<file|url>', 'a file of any size, or an address of up to 20 MiB')
      .option('--from <date>', 'import events that end after this; default: a day ago', parseDate)
      .option('--to <date>', 'import events that start before this; default: in a year', parseDate)
      .option('--private', 'also import private events'),
  ).action((location: string, options: Options) => runImport('ics', location, options))
  withCommonOptions(
    group
      .command('csv')
      .description('import events, venues or organizers from a table')
      .argument('<file|url>', 'a file of any size, or an address of up to 20 MiB and 5000 rows')
      .addOption(
        new Option('--rows <kind>', 'type of the rows')
          .choices(['events', 'venues', 'organizers'])
          .default('events'),
      )
      .option('--day-first', 'read 05/06/2027 as the fifth of June'),
  ).action((location: string, options: Options) => runImport('csv', location, options))
}

const STATUSES: readonly PostStatus[] = ['publish', 'pending', 'draft', 'private']

function withCommonOptions(command: Command): Command {
  return command
    .option('--author <login>', 'author of the events; default: the first administrator')
    .addOption(new Option('--status <status>', 'status of new items').choices(STATUSES))
    .option(
      '--category <id>',
      'event category for all events; can be repeated',
      collectCategory,
      [],
    )
    .addOption(
      new Option('--update <authority>', 'what to do with events that exist already')
        .choices(['overwrite', 'preserve_changes', 'retain'])
        .default('overwrite'),
    )
    .addOption(
      new Option(
        '--every <frequency>',
        'schedule repeated imports of the address by a service',
      ).choices(Object.keys(FREQUENCIES).filter((frequency) => frequency !== 'on_demand')),
    )
    .option('--json', 'answer in JSON')
}

function runImport(origin: 'ics' | 'csv', location: string, options: Options): Promise<void> {
  return runWithContext(async (ctx, { interruptible }) => {
    const caller = await findAuthor(ctx, options.author)
    const { status: postStatus, category: categories, update: updateAuthority, every } = options
    const input = {
      origin,
      categories,
      updateAuthority,
      ...(postStatus !== undefined && { postStatus }),
    }
    if (every !== undefined) {
      await schedule(ctx, caller, { ...input, frequency: every }, location, options)
      return
    }
    const finished = await interruptible((signal) =>
      runCalendarImport(ctx, {
        ...input,
        location,
        caller,
        reading: readOptions(origin, options),
        onProgress: createImportProgress(),
        signal,
      }),
    )
    if (process.stderr.isTTY) process.stderr.write('\n')
    const report = await createReport(ctx, finished)
    printResult(options.json, report, formatReport(report))
    if (report.status === 'failed') process.exitCode = 1
  })
}

type ImportInput = Omit<Parameters<typeof createRecord>[2], 'source'>

async function schedule(
  ctx: AppContext,
  caller: Caller,
  input: ImportInput,
  location: string,
  options: Options,
): Promise<void> {
  if (!isAddress(location)) throw new OperatorError('Only imports of an address can be scheduled.')
  if (options.from !== undefined || options.to !== undefined) {
    throw new OperatorError(
      'The time range of a schedule moves with the date: --from and --to are not allowed.',
    )
  }
  const { row } = await createRecord(ctx, caller, {
    ...input,
    type: 'schedule',
    source: { url: location.replace(/^webcals?:/i, 'https:') },
    options: readOptions(input.origin, options),
  })
  const line = `Schedule ${row.id} imports it ${row.frequency}, starting when a service runs.`
  printResult(options.json, { schedule: row.id, frequency: row.frequency }, [line])
}

function readOptions(origin: string, { rows, dayFirst, from, to, private: all }: Options) {
  if (origin === 'csv') {
    return { csvType: rows ?? 'events', ...(dayFirst === true && { dayFirst: true }) }
  }
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(all === true && { includePrivate: true }),
  }
}

/** @throws OperatorError */
async function findAuthor({ database }: AppContext, login: string | undefined): Promise<Caller> {
  if (login !== undefined) {
    const user = await findUserByLogin(database, login)
    if (user === undefined) throw new OperatorError(`There is no user "${login}".`)
    const caller = callerOf(user)
    if (has(caller, 'edit_import_records')) return caller
    throw new OperatorError(`The user "${login}" is not allowed to import.`)
  }
  const first = await findFirstAdministrator(database)
  if (first === undefined) {
    throw new OperatorError('There is no administrator yet: set --author, or start the service.')
  }
  return callerOf(first)
}

function parseDate(text: string): string {
  const time = Date.parse(text)
  // A day beyond the end of its month would be one of the next month.
  const isDay = isWallTime(`${text.slice(0, 10)} 00:00:00`)
  if (isDay && !Number.isNaN(time)) return new Date(time).toISOString()
  throw new InvalidArgumentError('It must be a date such as 2027-05-01.')
}

function collectCategory(text: string, previous: readonly number[]): number[] {
  if (/^[1-9]\d{0,8}$/.test(text)) return [...previous, Number(text)]
  throw new InvalidArgumentError('It must be the id of an event category.')
}
