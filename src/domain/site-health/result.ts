import { escapeAttribute } from '../text/addresses.ts'

/** The tests in the order in which they are shown (behaviour/tools.md#site-health, and our own). */
const TEST_NAMES = [
  'background_updates',
  'loopback_requests',
  'https_status',
  'provider_communication',
  'authorization_header',
  'page_cache',
  'database',
  'migrations',
  'background_work',
  'file_store',
  'disk_space',
  'node_version',
  'database_version',
  'clock',
] as const

export type TestName = (typeof TEST_NAMES)[number]

/** Fine, could be better, or broken. */
export type HealthStatus = 'good' | 'recommended' | 'critical'

/** The result of a test, before formatting. */
export interface Finding {
  readonly status: HealthStatus
  /** A short summary. */
  readonly label: string
  /** Details, as plain text. */
  readonly description: string
  /** How to fix it, as plain text. */
  readonly action?: string
}

export interface TestResult {
  label: string
  status: HealthStatus
  badge: { label: 'Security' | 'Performance'; color: 'blue' }
  /** HTML. */
  description: string
  /** HTML or an empty string. */
  actions: string
  test: TestName
}

const SECURITY: ReadonlySet<TestName> = new Set([
  'background_updates',
  'https_status',
  'provider_communication',
  'authorization_header',
  'migrations',
  'node_version',
  'database_version',
])

/** Formats a finding. Its texts are escaped, since they may contain text from elsewhere. */
export function testResult(test: TestName, finding: Finding): TestResult {
  const { label, status, description, action } = finding
  return {
    label,
    status,
    badge: { label: SECURITY.has(test) ? 'Security' : 'Performance', color: 'blue' },
    description: paragraph(description),
    actions: action === undefined ? '' : paragraph(action),
    test,
  }
}

const paragraph = (text: string): string => `<p>${escapeAttribute(text)}</p>`

export const good = (label: string, description: string): Finding => ({
  status: 'good',
  label,
  description,
})

export const recommended = (label: string, description: string, action?: string): Finding => ({
  status: 'recommended',
  label,
  description,
  ...(action !== undefined && { action }),
})

export const critical = (label: string, description: string, action?: string): Finding => ({
  status: 'critical',
  label,
  description,
  ...(action !== undefined && { action }),
})
