import type { TestsOperations } from '../../../generated/site-health-v1/operations.ts'
import type { components } from '../../../generated/site-health-v1/types.ts'
import type { AppContext } from '../../context.ts'
import { authorizationFinding } from '../../domain/site-health/authorization-header.ts'
import { runTest, type SystemTest } from '../../domain/site-health/checks.ts'
import { testResult } from '../../domain/site-health/result.ts'
import type { Call } from '../operation.ts'
import { headerText } from '../../http/request.ts'
import { authorizeHealthCheck, NO_STORE } from './health-access.ts'

interface Tested {
  readonly status: 200
  readonly headers: typeof NO_STORE
  readonly body: components['schemas']['TestResult']
}

const systemTest = (test: SystemTest) => ({
  authorize: authorizeHealthCheck,
  async run(_call: unknown, ctx: AppContext): Promise<Tested> {
    return { status: 200, headers: NO_STORE, body: await runTest(ctx, test) }
  },
})

/** The tests of the site (behaviour/tools.md#site-health). */
export const tests: TestsOperations = {
  testBackgroundUpdates: systemTest('background_updates'),
  testLoopbackRequests: systemTest('loopback_requests'),
  testHttpsStatus: systemTest('https_status'),
  testProviderCommunication: systemTest('provider_communication'),
  testAuthorizationHeader: {
    authorize: authorizeHealthCheck,
    async run({ request }: Pick<Call, 'request'>): Promise<Tested> {
      const finding = authorizationFinding(headerText(request.headers, 'authorization'))
      return { status: 200, headers: NO_STORE, body: testResult('authorization_header', finding) }
    },
  },
  testPageCache: systemTest('page_cache'),
  testDatabase: systemTest('database'),
  testMigrations: systemTest('migrations'),
  testBackgroundWork: systemTest('background_work'),
  testFileStore: systemTest('file_store'),
  testDiskSpace: systemTest('disk_space'),
  testNodeVersion: systemTest('node_version'),
  testDatabaseVersion: systemTest('database_version'),
  testClock: systemTest('clock'),
}
