import { expect, it } from '@jest/globals'
import { ConfigError, loadConfig } from '../../src/config/config.ts'

it.each([
  ['WORKERS', '0'],
  ['WORKERS', 'many'],
  ['PORT', 'x'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '1e3'],
  ['HOST', 'two words'],
  ['HOST', 'http://x'],
  ['DATA_DIR', 'a\0b'],
  ['DATABASE_URL', 'mysql://u:hidden@h/d'],
  ['DATABASE_URL', 'hidden'],
  ['DATABASE_URL', 'postgres://me:hidden@one,,two/site'],
  ['DATABASE_URL', 'postgres://me:hidden@one,two:port/site'],
  ['DATABASE_URL', 'postgres://me:hidden@one/site?target_session_attrs=standby'],
  ['SITE_URL', 'example.org'],
  ['SITE_URL', 'ftp://example.org'],
  ['SITE_URL', 'https://example.org;x'],
  ['SITE_URL', 'https://example.org/?hidden=1'],
  ['SITE_URL', 'https://me:hidden@example.org'],
  ['SITE_TIMEZONE', 'Mars/Olympus'],
  ['SITE_TIMEZONE', '+02:00'],
  ['SITE_TITLE', 'x'.repeat(201)],
  ['LOG_LEVEL', 'loud'],
  ['ADMIN_LOGIN', 'a b'],
  ['CONTENT_LIMIT', '0'],
  ['BODY_LIMIT', '2mb'],
  ['BODY_LIMIT', '0'],
  ['TRUST_PROXY', 'on'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'loopback/8/9'],
  ['DATABASE_READ_MAX_LAG', '0'],
  ['DATABASE_POOL_SIZE', '0'],
  ['DATABASE_TIMEOUT', '0'],
  ['STALE_WHILE_UNAVAILABLE', '-1'],
  ['MEMORY_BUDGET', '0'],
  ['CONTRACT_CHECKS', 'maybe'],
  ['MEDIA_LIMIT', '64mb'],
  ['MEDIA_ALLOW_SVG', 'maybe'],
  ['MEDIA_STORE', 'tape'],
  ['MEDIA_S3_ENDPOINT', 'example.org'],
])('The configuration refuses %s=%s with one line that names it', (name, value) => {
  const read = () => loadConfig({ [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^${name} must [^\n]+\\.$`))
  // An invalid address may contain a valid password.
  expect(read).toThrow(/^(?!.*hidden)/)
})
