// Written by `npm run generate` from openapi/. Changes belong there.

import type { ValidatorLoaders } from '../../src/http/validator-support.ts'

const index = () => import('./validators/index.js')
const tests = () => import('./validators/tests.js')
const sizes = () => import('./validators/sizes.js')

export const validators: ValidatorLoaders = {
  getSiteHealthNamespace: index,
  testBackgroundUpdates: tests,
  testLoopbackRequests: tests,
  testHttpsStatus: tests,
  testProviderCommunication: tests,
  testAuthorizationHeader: tests,
  testPageCache: tests,
  testDatabase: tests,
  testMigrations: tests,
  testBackgroundWork: tests,
  testFileStore: tests,
  testDiskSpace: tests,
  testNodeVersion: tests,
  testDatabaseVersion: tests,
  testClock: tests,
  getDirectorySizes: sizes,
}
