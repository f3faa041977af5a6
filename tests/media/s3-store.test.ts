import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createS3Store } from '../../src/domain/media/s3-store.ts'
import { startService, type TestService } from '../support/service.ts'
import * as make from './support/files.ts'
import { picture } from './support/upload.ts'
import { S3_KEYS, startS3Server } from './support/s3-server.ts'
import { describeStore } from './store-suite.ts'

const server = await startS3Server()

if (server === undefined) {
  describe('files in a bucket', () => {
    it.skip('SKIPPED: no S3 server could be started on this machine', () => undefined)
  })
} else {
  afterAll(() => server.stop())
  const { endpoint, bucket } = server

  describeStore('files in a bucket', () => {
    const place = { bucket, endpoint, region: 'us-east-1', keys: S3_KEYS, pathStyle: true }
    return Promise.resolve(createS3Store(place))
  })

  describe('a service with a bucket', () => {
    let service: TestService
    beforeAll(async () => {
      service = await startService({
        environment: {
          MEDIA_STORE: 's3',
          MEDIA_S3_BUCKET: bucket,
          MEDIA_S3_ENDPOINT: endpoint,
          MEDIA_S3_ACCESS_KEY_ID: S3_KEYS.id,
          MEDIA_S3_SECRET_ACCESS_KEY: S3_KEYS.secret,
          MEDIA_S3_FORCE_PATH_STYLE: 'on',
        },
      })
    })
    afterAll(() => service.close())

    it('serves what was uploaded, whole and in parts', async () => {
      const bytes = await make.png({ width: 200, height: 200 })
      const { source_url: url } = await picture(service, { bytes })
      const whole = Buffer.from(await (await fetch(url)).arrayBuffer())
      const part = await fetch(url, { headers: { range: 'bytes=1-3' } })
      expect([whole.equals(bytes), part.status, await part.text()]).toEqual([true, 206, 'PNG'])
    })

    it('makes an edited copy of what lies there', async () => {
      const { id, source_url: src } = await picture(service)
      const { status } = await service.api
        .as('editor')
        .post(`/core/v2/media/${id}/edit`, { body: { src, rotation: 90 } })
      expect(status).toBe(201)
    })

    it('removes what is deleted', async () => {
      const { id, source_url: url } = await picture(service)
      await service.api.as('editor').delete(`/core/v2/media/${id}`, { query: { force: true } })
      const key = url.slice(`${service.url}/uploads/`.length)
      expect(await service.ctx.media.store.open(key)).toBeUndefined()
    })
  })
}
