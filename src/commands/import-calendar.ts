import { InvalidArgumentError, Option, type Command } from 'commander'
import type { AppContext } from '../context.ts'
import { sql } from '../data/database.ts'
import { findUserByLogin, listUsers } from '../data/user-reader.ts'
import { callerOf, has, type Caller } from '../domain/accounts/caller.ts'
import { createRecord, type PostStatus } from '../domain/imports/create-record.ts'
import { FREQUENCIES, type Frequency } from '../domain/imports/frequency.ts'
import { OperatorError } from '../lifecycle/failure.ts'
import { createImportProgress, reportLines, reportOf } from './import-calendar-report.ts'
import { isAddress, runCalendarImport } from './import-calendar-run.ts'
import { answer, runWithContext } from './run-command.ts'

interface Options {
  readonly author?: string
  readonly status?: PostStatus
  readonly category: readonly number[]
  readonly update: 'overwrite' | 'preserve_changes' | 'retain'
  readonly every?: Frequency
  readonly json?: boolean
  // Of calendar files.
  readonly from?: string
  readonly to?: string
  readonly private?: boolean
  // Of tables.
  readonly rows?: 'events' | 'venues' | 'organizers'
  readonly dayFirst?: boolean
}

/** `import ics` and `import csv`. */
export function addCalendarImportCommands(group: Command): void {
  withCommonOptions(
    group
      .command('ics')
      .description('bring events from an iCalendar file or address')
      .argument('<file|url>', 'a file of any size, or an address of up to 20 MiB')
      .option('--from <date>', 'events that end later; a day ago when left out', moment)
      .option('--to <date>', 'events that start earlier; a year ahead when left out', moment)
      .option('--private', 'bring events that are marked as private too'),
  ).action((place: string, options: Options) => bring('ics', place, options))
  withCommonOptions(
    group
      .command('csv')
      .description('bring events, venues or organizers from a table')
      .argument('<file|url>', 'a file of any size, or an address of up to 20 MiB and 5000 rows')
      .addOption(
        new Option('--rows <kind>', 'what the rows are')
          .choices(['events', 'venues', 'organizers'])
          .default('events'),
      )
      .option('--day-first', '05/06/2027 is the fifth of June'),
  ).action((place: string, options: Options) => bring('csv', place, options))
}

const STATUSES: readonly PostStatus[] = ['publish', 'pending', 'draft', 'private']

function withCommonOptions(command: Command): Command {
  return command
    .option('--author <login>', 'whose events they become; the first administrator otherwise')
    .addOption(new Option('--status <status>', 'status of what is new').choices(STATUSES))
    .option('--category <id>', 'event category of all of them; may be given again', collect, [])
    .addOption(
      new Option('--update <authority>', 'what becomes of events that are known')
        .choices(['overwrite', 'preserve_changes', 'retain'])
        .default('overwrite'),
    )
    .addOption(
      new Option('--every <frequency>', 'let a service bring the address again and again').choices(
        Object.keys(FREQUENCIES).filter((frequency) => frequency !== 'on_demand'),
      ),
    )
    .option('--json', 'answer in JSON')
}

function bring(origin: 'ics' | 'csv', place: string, options: Options): Promise<void> {
  return runWithContext(async (ctx) => {
    const caller = await authorOf(ctx, options.author)
    const { status: postStatus, category: categories, update: updateAuthority, every } = options
    const wishes = {
      origin,
      categories,
      updateAuthority,
      ...(postStatus !== undefined && { postStatus }),
    }
    if (every !== undefined) {
      await schedule(ctx, caller, { ...wishes, frequency: every }, place, options)
      return
    }
    const finished = await runCalendarImport(ctx, {
      ...wishes,
      place,
      caller,
      reading: readingOf(origin, options),
      onProgress: createImportProgress(),
    })
    if (process.stderr.isTTY) process.stderr.write('\n')
    const report = await reportOf(ctx, finished)
    answer(options.json, report, reportLines(report))
    if (report.status === 'failed') process.exitCode = 1
  })
}

type Wishes = Omit<Parameters<typeof createRecord>[2], 'source'>

async function schedule(
  ctx: AppContext,
  caller: Caller,
  wishes: Wishes,
  place: string,
  options: Options,
): Promise<void> {
  if (!isAddress(place)) throw new OperatorError('Only an address can be brought again and again.')
  if (options.from !== undefined || options.to !== undefined) {
    throw new OperatorError('The time that a schedule imports moves on; it has no --from or --to.')
  }
  const { row } = await createRecord(ctx, caller, {
    ...wishes,
    type: 'schedule',
    source: { url: place.replace(/^webcals?:/i, 'https:') },
    options: readingOf(wishes.origin, options),
  })
  const told = `Schedule ${row.id} brings it ${row.frequency}, beginning when a service runs.`
  answer(options.json, { schedule: row.id, frequency: row.frequency }, [told])
}

function readingOf(origin: string, { rows, dayFirst, from, to, private: all }: Options) {
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
async function authorOf({ database }: AppContext, login: string | undefined): Promise<Caller> {
  if (login !== undefined) {
    const user = await findUserByLogin(database, login)
    if (user === undefined) throw new OperatorError(`There is no user "${login}".`)
    const caller = callerOf(user)
    if (has(caller, 'edit_import_records')) return caller
    throw new OperatorError(`The user "${login}" may not import.`)
  }
  const where = [sql`'administrator' = ANY(u.roles)`]
  const { rows } = await listUsers(database, { where, order: [sql`u.id`], limit: 1, offset: 0 })
  const [first] = rows
  if (first === undefined) {
    throw new OperatorError(
      'There is no administrator yet: name an --author, or start the service.',
    )
  }
  return callerOf(first)
}

function moment(text: string): string {
  const time = Date.parse(text)
  if (/^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(time)) return new Date(time).toISOString()
  throw new InvalidArgumentError('It must be a date such as 2027-05-01.')
}

function collect(text: string, before: readonly number[]): number[] {
  if (/^[1-9]\d{0,8}$/.test(text)) return [...before, Number(text)]
  throw new InvalidArgumentError('It must be the id of an event category.')
}
