import {
  checkBackgroundWork,
  checkClock,
  checkDatabase,
  checkMigrations,
  checkUpdates,
} from './database-checks.ts'
import { TimeoutError, withTimeout } from './timeout.ts'
import { checkDiskSpace, checkFileStore } from './disk-checks.ts'
import { reasonOf } from './failure-reason.ts'
import type { Check, HealthSite } from './health-site.ts'
import { checkHttps, checkLoopback, checkPageCache } from './loopback-checks.ts'
import { checkProviders } from './provider-communication.ts'
import { critical, testResult, type Finding, type TestName, type TestResult } from './result.ts'
import { checkDatabaseVersion, checkNodeVersion } from './versions.ts'

/** The tests of the system, without that of the header, which tests a request. */
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

/** Time limit of a test, in milliseconds. */
const TIMEOUT = 15_000

/** Runs a test within its time limit. Never throws. */
export async function runTest(
  site: HealthSite,
  test: SystemTest,
  timeout = TIMEOUT,
): Promise<TestResult> {
  return testResult(test, await findingOf(site, checks[test], timeout))
}

/** Runs all tests of the system in parallel, and returns their findings in order. */
export function runAllTests(site: HealthSite): Promise<{ test: SystemTest; finding: Finding }[]> {
  const tests = Object.keys(checks) as SystemTest[]
  return Promise.all(
    tests.map(async (test) => ({ test, finding: await findingOf(site, checks[test], TIMEOUT) })),
  )
}

async function findingOf(site: HealthSite, check: Check, timeout: number): Promise<Finding> {
  try {
    return await withTimeout(timeout, Promise.resolve(check(site)))
  } catch (error) {
    if (error instanceof TimeoutError) {
      return critical('The test timed out', `There was no result within ${timeout / 1000} seconds.`)
    }
    return critical('The test failed', `It could not be completed: ${reasonOf(error)}.`)
  }
}
