import { loadConfig, type Config } from '../../src/config/config.ts'

/** The time zone of the recordings in tests/conformance. */
export const TEST_ZONE = 'America/New_York'

/** Returns the configuration of a service under test, without the developer's environment. */
export function testConfig(environment: Readonly<Record<string, string>> = {}): Config {
  return loadConfig({
    SITE_TIMEZONE: TEST_ZONE,
    // Why an answer is a 500 stands in no answer.
    LOG_LEVEL: 'error',
    CONTRACT_CHECKS: 'answers',
    ...environment,
  })
}
