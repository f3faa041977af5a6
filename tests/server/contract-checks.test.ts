import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prepareSite } from './support/prepared-site.ts'
import { endPrograms, startService, type Service } from './support/program.ts'

jest.setTimeout(60_000)

let base: string
let service: Service
beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'almanac-checks-'))
  // When root runs the tests, the database server has another user.
  chmodSync(base, 0o755)
  const dataDir = await prepareSite(path.join(base, 'data'))
  service = await startService(dataDir, { CONTRACT_CHECKS: 'on' })
})
afterAll(async () => {
  await endPrograms()
  rmSync(base, { recursive: true, force: true })
})

it.each([
  ['?per_page=1', 200],
  ['?per_page=0', 400],
])('The built program holds requests against the documents: %s is %i', async (query, status) => {
  expect((await fetch(`${service.url}/api/core/v2/posts${query}`)).status).toBe(status)
})
