// Written by `npm run generate` from openapi/. Changes belong there.

import type { Operation } from '../../src/namespaces/operation.ts'
import type { operations } from './types.ts'

export interface IndexOperations {
  /** `GET /site-health/v1` - Describe the namespace */
  getSiteHealthNamespace: Operation<operations['getSiteHealthNamespace'], 'namespace' | 'context'>
}

export interface TestsOperations {
  /** `GET /site-health/v1/tests/background-updates` - Test whether updates happen by themselves */
  testBackgroundUpdates: Operation<operations['testBackgroundUpdates']>
  /** `GET /site-health/v1/tests/loopback-requests` - Test whether the site reaches itself */
  testLoopbackRequests: Operation<operations['testLoopbackRequests']>
  /** `GET /site-health/v1/tests/https-status` - Test whether the site is served by HTTPS */
  testHttpsStatus: Operation<operations['testHttpsStatus']>
  /** `GET /site-health/v1/tests/provider-communication` - Test whether embed providers can be reached */
  testProviderCommunication: Operation<operations['testProviderCommunication']>
  /** `GET /site-health/v1/tests/authorization-header` - Test whether the Authorization header arrives */
  testAuthorizationHeader: Operation<operations['testAuthorizationHeader']>
  /** `GET /site-health/v1/tests/page-cache` - Test how fast the front page is served */
  testPageCache: Operation<operations['testPageCache']>
  /** `GET /site-health/v1/tests/database` - Test whether the database answers in time */
  testDatabase: Operation<operations['testDatabase']>
  /** `GET /site-health/v1/tests/migrations` - Test whether the database is up to date */
  testMigrations: Operation<operations['testMigrations']>
  /** `GET /site-health/v1/tests/background-work` - Test whether background work is done */
  testBackgroundWork: Operation<operations['testBackgroundWork']>
  /** `GET /site-health/v1/tests/file-store` - Test whether files can be stored */
  testFileStore: Operation<operations['testFileStore']>
  /** `GET /site-health/v1/tests/disk-space` - Test whether there is room on the disk */
  testDiskSpace: Operation<operations['testDiskSpace']>
  /** `GET /site-health/v1/tests/node-version` - Test whether Node.js is maintained */
  testNodeVersion: Operation<operations['testNodeVersion']>
  /** `GET /site-health/v1/tests/database-version` - Test whether PostgreSQL is maintained */
  testDatabaseVersion: Operation<operations['testDatabaseVersion']>
  /** `GET /site-health/v1/tests/clock` - Test whether the clock is right */
  testClock: Operation<operations['testClock']>
}

export interface SizesOperations {
  /** `GET /site-health/v1/directory-sizes` - Measure the parts of the site */
  getDirectorySizes: Operation<operations['getDirectorySizes']>
}

export interface Operations extends IndexOperations, TestsOperations, SizesOperations {}
