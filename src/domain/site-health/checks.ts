import {
  checkBackgroundWork,
  checkClock,
  checkDatabase,
  checkMigrations,
  checkUpdates,
} from './database-checks.ts'
import { Late, within } from './deadline.ts'
import { checkDiskSpace, checkFileStore } from './disk-checks.ts'
import { reasonOf } from './failure-reason.ts'
import type { Check, HealthSite } from './health-site.ts'
import { checkHttps, checkLoopback, checkPageCache } from './own-site-checks.ts'
import { checkProviders } from './provider-communication.ts'
import { critical, testResult, type Finding, type TestName, type TestResult } from './result.ts'
import { checkDatabaseVersion, checkNodeVersion } from './versions.ts'

/** The tests that look at the system; that of the header looks at a request. */
export type SystemTest = Exclude<TestName, 'authorization_header'>

const checks: Readonly<Record<SystemTest, Check>> = {
  background_updates: checkUpdates,
  loopback_requests: checkLoopback,
  https_status: checkHttps,
  provider_communication: checkProviders,
  page_cache: checkPageCache,
  database: checkDatabase,
  migrations: checkMigrations,
  background_work: checkBackgroundWork,
  file_store: checkFileStore,
  disk_space: checkDiskSpace,
  node_version: checkNodeVersion,
  database_version: checkDatabaseVersion,
  clock: checkClock,
}

/** Milliseconds after which a test that has found nothing is over. */
const LONGEST = 15_000

/** Looks at one thing, within bounds of time. Never throws. */
export async function runTest(
  site: HealthSite,
  test: SystemTest,
  longest = LONGEST,
): Promise<TestResult> {
  return testResult(test, await findingOf(site, checks[test], longest))
}

/** What all tests of the system found, looking at the same time; in their order. */
export function runAllTests(site: HealthSite): Promise<{ test: SystemTest; finding: Finding }[]> {
  const tests = Object.keys(checks) as SystemTest[]
  return Promise.all(
    tests.map(async (test) => ({ test, finding: await findingOf(site, checks[test], LONGEST) })),
  )
}

async function findingOf(site: HealthSite, check: Check, longest: number): Promise<Finding> {
  try {
    return await within(longest, Promise.resolve(check(site)))
  } catch (error) {
    if (error instanceof Late) {
      return critical(
        'The test came to no end',
        `There was no result within ${longest / 1000} seconds.`,
      )
    }
    return critical('The test failed', `It could not look at the system: ${reasonOf(error)}.`)
  }
}
