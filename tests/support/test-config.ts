import { loadConfig, type Config } from '../../src/config.ts'

/** The zone of the recorded behaviour in tests/conformance. */
export const TEST_ZONE = 'America/New_York'

/** The configuration of a service under test; nothing of the developer's environment gets in. */
export function testConfig(environment: Readonly<Record<string, string>> = {}): Config {
  return loadConfig({
    SITE_TIMEZONE: TEST_ZONE,
    LOG_LEVEL: 'silent',
    CONTRACT_CHECKS: 'answers',
    ...environment,
  })
}
