import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { authorizationFinding } from '../../../src/domain/site-health/authorization-header.ts'
import { runTest } from '../../../src/domain/site-health/checks.ts'
import { diskSpaceFinding } from '../../../src/domain/site-health/disk-checks.ts'
import { reasonOf } from '../../../src/domain/site-health/failure-reason.ts'
import { folderSize } from '../../../src/domain/site-health/folder-size.ts'
import type { HealthSite } from '../../../src/domain/site-health/health-site.ts'
import { humanSize } from '../../../src/domain/site-health/human-size.ts'
import { pageCacheFinding, showsCache } from '../../../src/domain/site-health/loopback-checks.ts'
import { testResult } from '../../../src/domain/site-health/result.ts'
import { versionFinding } from '../../../src/domain/site-health/versions.ts'
import { OutgoingError } from '../../../src/adapters/outgoing/outgoing-error.ts'

describe('The finding on authorization', () => {
  it.each([
    [`Basic ${btoa('me:secret')}`, 'The Authorization header is working as expected'],
    ['Bearer abc.def-ghi', 'The Authorization header is working as expected'],
    [undefined, 'The authorization header is missing'],
    ['', 'The authorization header is missing'],
    ['Basic', 'The authorization header is invalid'],
    ['Basic ====', 'The authorization header is invalid'],
    [`Basic ${btoa('no colon')}`, 'The authorization header is invalid'],
    ['Digest x', 'The authorization header is invalid'],
  ])('is for %s: %s', (header, label) => {
    expect(authorizationFinding(header).label).toBe(label)
  })
})

describe('The page cache', () => {
  it.each([
    [true, false, 'good'],
    [true, true, 'critical'],
    [false, true, 'critical'],
    [false, false, 'recommended'],
  ])('is judged when cached %s, slow %s: %s', (cached, slow, status) => {
    expect(pageCacheFinding(cached, slow).status).toBe(status)
  })

  it.each([
    [{ etag: '"x"' }, true],
    [{ 'cache-control': 'public, max-age=60' }, true],
    [{ 'cache-control': 'no-cache' }, false],
    [{ 'cache-control': 'max-age=0' }, false],
    [{ 'x-cache': 'HIT from edge' }, true],
    [{ 'x-cache': 'MISS' }, false],
    [{ age: '12' }, true],
    [{}, false],
  ])('is recognized by %j: %s', (headers, expected) => {
    expect(showsCache(headers)).toBe(expected)
  })
})

describe('The finding on disk space', () => {
  const GIGABYTE = 1024 ** 3
  it.each([
    [50, 100, 'good'],
    [0.5, 100, 'critical'],
    [5, 100, 'recommended'],
    [0.9, 2, 'recommended'],
    [0.05, 1, 'critical'],
  ])('is for %d of %d gigabytes: %s', (free, size, status) => {
    expect(diskSpaceFinding(free * GIGABYTE, size * GIGABYTE).status).toBe(status)
  })
})

describe('The finding on versions', () => {
  const support = { 1: '2020-01-31', 3: '2030-01-31' }
  const now = new Date('2026-06-01')
  it.each([
    ['3.4.5', 'good'],
    ['1.9', 'recommended'],
    ['2.0', 'recommended'],
    ['4.0-beta1', 'good'],
  ])('is for %s: %s', (version, status) => {
    expect(versionFinding('X', version, support, now).status).toBe(status)
  })
})

describe('A size', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1.00 KB'],
    [201_335, '196.62 KB'],
    [81_747_111, '77.96 MB'],
    [2 ** 60, '1024.00 PB'],
  ])('of %d bytes is written %s', (bytes, text) => {
    expect(humanSize(bytes)).toBe(text)
  })
})

describe('The reason of a failure', () => {
  it('is the code of what lies below', () => {
    const refused = Object.assign(new Error('connect 10.0.0.1:5432'), { code: 'ECONNREFUSED' })
    const cause = new AggregateError([refused])
    expect(reasonOf(new OutgoingError('unreachable', 'x', { cause }))).toBe('ECONNREFUSED')
  })

  it('repeats no message, and is a real code', () => {
    const error = Object.assign(new Error('postgresql://me:secret@db'), { code: '/etc/secret' })
    expect(reasonOf(error)).toBe('it failed')
    expect(reasonOf('secret')).toBe('it failed')
  })
})

describe('The result of a test', () => {
  it('escapes text from other sources', () => {
    const finding = { status: 'critical', label: 'x', description: '<b>&', action: '<i>' } as const
    expect(testResult('clock', finding)).toMatchObject({
      description: '<p>&lt;b&gt;&amp;</p>',
      actions: '<p>&lt;i&gt;</p>',
    })
  })
})

describe('The run of a test', () => {
  const never = new Promise<never>(() => undefined)

  it('ends in time, whatever hangs', async () => {
    const site = { ownSite: { get: () => never } } as unknown as HealthSite
    expect(await runTest(site, 'loopback_requests', 50)).toMatchObject({
      status: 'critical',
      label: 'The test timed out',
    })
  })

  it('has a result where the check itself fails', async () => {
    const database = { query: () => Promise.reject(new Error('secret')) }
    const site = { database, clock: () => new Date() } as unknown as HealthSite
    expect(await runTest(site, 'background_work')).toMatchObject({
      status: 'critical',
      description: '<p>It could not be completed: it failed.</p>',
    })
  })
})

describe('The size of a folder', () => {
  it('counts files at all depths, without links and excluded folders', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'almanac-size-'))
    await mkdir(path.join(folder, 'a/b'), { recursive: true })
    await mkdir(path.join(folder, 'data'))
    await writeFile(path.join(folder, 'a/one'), 'x'.repeat(10))
    await writeFile(path.join(folder, 'a/b/two'), 'x'.repeat(100))
    await writeFile(path.join(folder, 'data/three'), 'x'.repeat(1000))
    await symlink('/', path.join(folder, 'root'))
    const signal = AbortSignal.timeout(10_000)
    expect(await folderSize(folder, [path.join(folder, 'data')], signal)).toBe(110)
    await expect(folderSize(folder, [], AbortSignal.abort())).rejects.toThrow()
    await rm(folder, { recursive: true })
  })
})
