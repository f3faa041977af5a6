import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runService } from './support/program.ts'

jest.setTimeout(60_000)

let base: string

beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'almanac-trouble-'))
  writeFileSync(path.join(base, 'file'), '')
})

afterAll(() => rmSync(base, { recursive: true, force: true }))

it.each([
  ['PORT must be a whole number from 0 to 65535.', { PORT: '80000' }],
  ['SITE_TIMEZONE must be an IANA time zone name', { SITE_TIMEZONE: 'Middle-earth/Shire' }],
  ['ADMIN_PASSWORD must have no backslash', { ADMIN_PASSWORD: 'one\\two' }],
  ['HOST 192.0.2.1 is not an address of this machine.', { HOST: '192.0.2.1' }],
  ['DATA_DIR cannot be used', { DATA_DIR: 'file/data' }],
  [
    'the database "site" at 127.0.0.1:1 cannot',
    { DATABASE_URL: 'postgres://me:open-sesame@127.0.0.1:1/site' },
  ],
])('A start that fails prints one line and exits with 1: %s', async (line, environment) => {
  const given: Record<string, string> = { DATA_DIR: 'data', ...environment }
  const variables = { ...given, DATA_DIR: path.join(base, given['DATA_DIR'] ?? '') }
  const { code, stderr } = await runService({ LOG_LEVEL: 'silent', ...variables })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^Almanac cannot start: [^\n]+\n$/)
  expect(stderr).toContain(line)
  expect(stderr).not.toContain('open-sesame')
  expect(readdirSync(base)).toEqual(['file'])
})
