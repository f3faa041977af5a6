/** Tests of the database, its schema, and its pending work. */
import {
  readDatabaseStatus,
  migrationState,
  overdueWork,
} from '../../data/database/system-state.ts'
import { reasonOf } from './failure-reason.ts'
import type { Check, HealthSite } from './health-site.ts'
import { critical, good, recommended } from './result.ts'

/** Milliseconds from which the database is slow. */
const SLOW = 100

export const checkDatabase: Check = async ({ database }) => {
  try {
    // The first query may have to connect, and others may hit a busy moment.
    const times: number[] = []
    for (let round = 0; round < 4; round++)
      times.push(await timed(() => readDatabaseStatus(database)))
    if (!database.changes.connected) {
      return recommended(
        'Change notices do not arrive',
        'Nothing is cached, because this node would not be notified of changes by other nodes.',
        'Where a pooler shares connections between transactions, set DATABASE_DIRECT_URL to the address of the server itself.',
      )
    }
    if (Math.min(...times) < SLOW) {
      return good('The database answers in time', `It takes less than ${SLOW} milliseconds.`)
    }
    return recommended(
      'The database answers slowly',
      `A trivial query took more than ${SLOW} milliseconds.`,
      'Check the load of the database server and the network latency.',
    )
  } catch (error) {
    return critical('The database cannot be reached', `It did not answer: ${reasonOf(error)}.`)
  }
}

/** Milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

export const checkMigrations: Check = async ({ database }) => {
  const { missing, failed, changed, unknown } = await migrationState(database)
  const problems: [label: string, names: readonly string[]][] = [
    ['Started and not finished', failed],
    ['Not applied', missing],
    ['Applied from another file', changed],
    ['Applied by a later version', unknown],
  ]
  const found = problems.filter(([, names]) => names.length > 0)
  if (found.length === 0) {
    return good('The database is up to date', 'All migrations of this version are applied.')
  }
  return critical(
    'The database does not fit this version',
    found.map(([label, names]) => `${label}: ${names.join(', ')}.`).join(' '),
    'Run "almanac migrate" of the version that is to serve the site.',
  )
}

/** Updates are those of the database; the program itself is updated by deployment. */
export const checkUpdates: Check = async (site) => {
  if (site.config.managedDeployment) {
    return good(
      'Updates are part of each deployment',
      'New versions of the service are deployed as a whole, and migrate the database.',
    )
  }
  const { status, description } = await checkMigrations(site)
  if (status === 'good') {
    return good(
      'Background updates are working',
      'Each start migrates the database, and the last one succeeded.',
    )
  }
  return critical('Background updates are not working as expected', description)
}

const MINUTE = 60_000
/** Entries are published within a minute of their date; a restart may come between. */
const PUBLISHED_WITHIN = 5 * MINUTE
/** Abandoned files are swept every hour once they are a day old. */
const SWEPT_WITHIN = 27 * 60 * MINUTE

export const checkBackgroundWork: Check = async (site) => {
  const now = site.clock().getTime()
  const { overdue, loose } = await overdueWork(site.database, {
    published: new Date(now - PUBLISHED_WITHIN),
    swept: new Date(now - SWEPT_WITHIN),
  })
  const action = 'Make sure that at least one node is running, and see its log for errors.'
  if (overdue > 0) {
    return critical(
      'Scheduled entries are not published',
      `${overdue} should have been published by now.`,
      action,
    )
  }
  if (loose > 0) {
    return recommended(
      'Abandoned files are not removed',
      `${loose} should have been removed by now.`,
      action,
    )
  }
  return good('Background work is done in time', 'Nothing is overdue.')
}

/** Clock differences in milliseconds: the first is noticeable, the second breaks schedules. */
const NOTICEABLE = 2000
const HARMFUL = MINUTE

export const checkClock: Check = async (site) => {
  const apart = Math.abs(await clockDifference(site))
  const action = 'Synchronize the clocks of all machines, for example with NTP.'
  const description = `They are ${Math.round(apart / 1000)} seconds apart.`
  if (apart >= HARMFUL) return critical('The clock of this node is wrong', description, action)
  if (apart >= NOTICEABLE) {
    return recommended('The clocks of service and database differ', description, action)
  }
  return good('The clocks of service and database agree', 'They show the same time.')
}

/** Returns by how many milliseconds the database is ahead, less the uncertainty of the round trip. */
async function clockDifference(site: HealthSite): Promise<number> {
  await readDatabaseStatus(site.database)
  const before = site.clock().getTime()
  const { now } = await readDatabaseStatus(site.database)
  const after = site.clock().getTime()
  const difference = now.getTime() - (before + after) / 2
  const uncertainty = (after - before) / 2
  return Math.sign(difference) * Math.max(0, Math.abs(difference) - uncertainty)
}
