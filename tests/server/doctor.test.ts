import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  endPrograms,
  runCommand,
  startService,
  type Finished,
  type Service,
} from './support/program.ts'

jest.setTimeout(60_000)

let base: string
let dataDir: string
beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'almanac-doctor-'))
  // When root runs the tests, the database server has another user.
  chmodSync(base, 0o755)
  dataDir = path.join(base, 'data')
})
afterAll(async () => {
  await endPrograms()
  rmSync(base, { recursive: true, force: true })
})

const doctor = (url: string, ...words: string[]): Promise<Finished> =>
  runCommand({ DATA_DIR: dataDir, SITE_URL: url }, 'doctor', ...words)

describe('The command doctor', () => {
  it('creates no site in an empty database', async () => {
    for (let time = 0; time < 2; time++) {
      expect(await doctor('http://127.0.0.1:9')).toEqual({
        code: 1,
        stdout: '',
        stderr:
          'error: The database contains no site: start the service, or run "almanac migrate".\n',
      })
    }
  })

  describe('next to a running service', () => {
    let service: Service
    beforeAll(async () => {
      service = await startService(dataDir, { SITE_TIMEZONE: 'UTC' })
    })

    it('prints each finding, and succeeds when none is critical', async () => {
      const { code, stdout, stderr } = await doctor(service.url)
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(stdout).toMatch(/^STATUS +TEST +OUTCOME\n/)
      expect(stdout).toMatch(/\ngood +migrations +The database is up to date\n/)
      expect(stdout).toMatch(/\nhttps_status: The public address of the site begins with http,/)
    })

    it('prints JSON in the format of the API', async () => {
      const { code, stdout } = await doctor(service.url, '--json')
      const results = JSON.parse(stdout)
      expect(code).toBe(0)
      expect(results).toHaveLength(13)
      expect(results[1]).toEqual({
        label: 'Your site can perform loopback requests',
        status: 'good',
        badge: { label: 'Performance', color: 'blue' },
        description: '<p>The site answers at its own public address.</p>',
        actions: '',
        test: 'loopback_requests',
      })
    })

    it('fails when a finding is critical', async () => {
      const { code, stdout, stderr } = await doctor('http://127.0.0.1:9')
      expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
      expect(stdout).toMatch(/\ncritical +loopback_requests /)
      expect(stdout).toMatch(/\nloopback_requests: .*: ECONNREFUSED\.\nSet SITE_URL to/)
    })
  })
})
