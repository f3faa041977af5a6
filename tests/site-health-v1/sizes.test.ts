import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import type { Answer } from '../support/api.ts'
import { startService, type TestService } from '../support/service.ts'

const PATH = '/site-health/v1/directory-sizes'
const ABSENT = { size: expect.any(String), debug: 'directory not found' }

const measure = () => service.api.as('admin').get(PATH)

let service: TestService
/** Requested once, because it visits every file of the program. */
let measured: Answer
beforeAll(async () => {
  service = await startService()
  measured = await measure()
})
afterAll(() => service.close())

async function alter(statement: string): Promise<void> {
  const client = new Client({ connectionString: service.database.url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

describe('GET /site-health/v1/directory-sizes', () => {
  it('200 measures existing folders, and names missing ones', () => {
    const { status, body, headers } = measured
    const part = {
      size: expect.stringMatching(/^[\d.]+ (B|KB|MB|GB)$/),
      debug: expect.stringMatching(/^[\d.]+ (B|KB|MB|GB) \(\d+ bytes\)$/),
      raw: expect.any(Number),
    }
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toEqual({
      raw: 0,
      core_size: part,
      themes_size: ABSENT,
      plugins_size: ABSENT,
      uploads_size: part,
      fonts_size: ABSENT,
      database_size: part,
      total_size: part,
    })
  })

  it('200 has a total of all parts', () => {
    const {
      core_size: core,
      uploads_size: uploads,
      database_size: stored,
      total_size: total,
    } = measured.body
    expect(total.raw).toBe(core.raw + uploads.raw + stored.raw)
    expect(core.raw).toBeGreaterThan(1_000_000)
    expect(stored.raw).toBeGreaterThan(1_000_000)
  })

  it('200 counts the files of the media', async () => {
    const before = measured.body.uploads_size.raw
    await alter(
      `INSERT INTO media_files (key, mime_type, size, stored_at)
       VALUES ('2026/01/x.png', 'image/png', 1234, now())`,
    )
    expect((await measure()).body.uploads_size.raw).toBe(before + 1234)
  })

  it('400 refuses an invalid body', async () => {
    const answer = await service.api.as('admin').get(PATH, { body: '{' })
    expect(answer).toBeRestError('rest_invalid_json', 400)
  })

  it('401/403 is for administrators alone', async () => {
    expect(await service.api.get(PATH)).toBeRestError('rest_forbidden', 401)
    expect(await service.api.as('editor').get(PATH)).toBeRestError('rest_forbidden', 403)
  })

  it('500 has no total where a part cannot be measured', async () => {
    await alter('ALTER TABLE media_files RENAME TO lost_files')
    try {
      expect(await measure()).toBeRestError('not_available', 500)
    } finally {
      await alter('ALTER TABLE lost_files RENAME TO media_files')
    }
  })
})
