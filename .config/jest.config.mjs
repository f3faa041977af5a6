/**
 * One project for what needs no database, one for what does, one for what needs
 * a browser, one for clients that are no packages of the project.
 */
import path from 'node:path'

const WITHOUT_DATABASE = [
  'domain',
  'http',
  'adapters',
  'cache',
  'commands',
  'config',
  'markup',
  'messages',
  'scripts',
  'server',
  'write',
]

const shared = {
  rootDir: path.resolve(import.meta.dirname, '..'),
  // Node itself loads TypeScript, by tsx.
  transform: {},
  testRunner: '<rootDir>/tests/support/runner/run-file.mjs',
  setupFilesAfterEnv: ['<rootDir>/tests/support/matchers.ts'],
}

const withDatabase = {
  ...shared,
  globalSetup: '<rootDir>/tests/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
}

export default {
  rootDir: shared.rootDir,
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: [`<rootDir>/tests/{${WITHOUT_DATABASE.join(',')}}/**/*.test.ts`],
      globalSetup: '<rootDir>/tests/support/build-program.ts',
      globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
    },
    {
      ...withDatabase,
      displayName: 'service',
      testMatch: ['<rootDir>/tests/**/*.test.ts'],
      testPathIgnorePatterns: [`<rootDir>/tests/(${WITHOUT_DATABASE.join('|')}|browser|clients)/`],
    },
    {
      ...withDatabase,
      displayName: 'browser',
      testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
    },
    {
      ...withDatabase,
      displayName: 'clients',
      testMatch: ['<rootDir>/tests/clients/**/*.test.ts'],
    },
  ],
  reporters: ['default', '<rootDir>/tests/support/coverage-reporter.mjs'],
  testSequencer: '<rootDir>/tests/support/long-first.mjs',
  testTimeout: 60_000,
  workerGracefulExitTimeout: 10_000,
  workerIdleMemoryLimit: '1000MB',
}
