/** Tests of the database, its schema, and the work that waits in it. */
import { askDatabase, migrationState, waitingWork } from '../../data/system-state.ts'
import { reasonOf } from './failure-reason.ts'
import type { Check, HealthSite } from './health-site.ts'
import { critical, good, recommended } from './result.ts'

/** Milliseconds from which the database's answers are slow. */
const SLOW = 100

export const checkDatabase: Check = async ({ database }) => {
  try {
    // The first one may have to connect, and others may meet a moment of much work.
    const times: number[] = []
    for (let turn = 0; turn < 4; turn++) times.push(await timed(() => askDatabase(database)))
    if (Math.min(...times) < SLOW) {
      return good('The database answers in time', `It takes less than ${SLOW} milliseconds.`)
    }
    return recommended(
      'The database answers slowly',
      `A question that costs nothing took more than ${SLOW} milliseconds.`,
      'See how busy the database server is, and how far away.',
    )
  } catch (error) {
    return critical('The database cannot be reached', `It gave no answer: ${reasonOf(error)}.`)
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
  const faults: [what: string, names: readonly string[]][] = [
    ['Begun and not finished', failed],
    ['Not applied', missing],
    ['Applied from another file', changed],
    ['Applied by a later version', unknown],
  ]
  const found = faults.filter(([, names]) => names.length > 0)
  if (found.length === 0) {
    return good('The database is up to date', 'All migrations of this version are applied.')
  }
  return critical(
    'The database does not fit this version',
    found.map(([what, names]) => `${what}: ${names.join(', ')}.`).join(' '),
    'Run "almanac migrate" of the version that is to serve the site.',
  )
}

/** Updates are those of the database; the program itself comes with its deployment. */
export const checkUpdates: Check = async (site) => {
  if (site.config.managedDeployment) {
    return good(
      'Updates are part of each deployment',
      'New versions of the service are deployed as a whole, and bring the database up to date.',
    )
  }
  const { status, description } = await checkMigrations(site)
  if (status === 'good') {
    return good(
      'Background updates are working',
      'Each start brings the database up to date by itself, and the last one did.',
    )
  }
  return critical('Background updates are not working as expected', description)
}

const MINUTE = 60_000
/** Entries are published within a minute of their date; a restart may come between. */
const PUBLISHED_WITHIN = 5 * MINUTE
/** Left-over files are swept every hour once they are a day old. */
const SWEPT_WITHIN = 27 * 60 * MINUTE

export const checkBackgroundWork: Check = async (site) => {
  const now = site.clock().getTime()
  const { overdue, loose } = await waitingWork(site.database, {
    published: new Date(now - PUBLISHED_WITHIN),
    swept: new Date(now - SWEPT_WITHIN),
  })
  const action = 'At least one node has to run, and its log tells what keeps it from its work.'
  if (overdue > 0) {
    return critical(
      'Scheduled entries are not published',
      `${overdue} should have been published by now.`,
      action,
    )
  }
  if (loose > 0) {
    return recommended(
      'Left-over files are not removed',
      `${loose} should have been removed by now.`,
      action,
    )
  }
  return good('Background work is done in time', 'Nothing waits that should have been done.')
}

/** Milliseconds by which clocks may differ: what people notice, and what breaks schedules. */
const NOTICEABLE = 2000
const HARMFUL = MINUTE

export const checkClock: Check = async (site) => {
  const apart = Math.abs(await clockDifference(site))
  const action = 'Let a time service set the clocks of all machines.'
  const description = `They are ${Math.round(apart / 1000)} seconds apart.`
  if (apart >= HARMFUL) return critical('The clock of this node is wrong', description, action)
  if (apart >= NOTICEABLE) {
    return recommended('The clocks of service and database differ', description, action)
  }
  return good('The clocks of service and database agree', 'They show the same time.')
}

/** Milliseconds by which the database is ahead; what its answer took on the way is left out. */
async function clockDifference(site: HealthSite): Promise<number> {
  await askDatabase(site.database)
  const before = site.clock().getTime()
  const { now } = await askDatabase(site.database)
  const after = site.clock().getTime()
  const difference = now.getTime() - (before + after) / 2
  const doubt = (after - before) / 2
  return Math.sign(difference) * Math.max(0, Math.abs(difference) - doubt)
}
