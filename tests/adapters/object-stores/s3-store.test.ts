import { afterAll, describe, expect, it } from '@jest/globals'
import { createS3Store } from '../../../src/adapters/object-stores/s3-store.ts'
import { startOtherSite, text } from '../outgoing/support/site.ts'
import { S3_KEYS, startS3Server } from '../../media/support/s3-server.ts'
import { describeStore } from './store-suite.ts'

const PLACE = { region: 'us-east-1', keys: S3_KEYS, pathStyle: true }
const server = await startS3Server()

if (server === undefined) {
  describe('files in a bucket', () => {
    it.skip('SKIPPED: no S3 server could be started on this machine', () => undefined)
  })
} else {
  afterAll(() => server.stop())
  const { endpoint, bucket } = server

  describeStore('files in a bucket', () => {
    return Promise.resolve(createS3Store({ ...PLACE, bucket, endpoint }))
  })
}

describe('a bucket that keeps a file though it shall go', () => {
  it('is a failure, so that the file is tried again', async () => {
    const bucket = await startOtherSite()
    const denied =
      '<DeleteResult><Error><Key>a</Key><Code>AccessDenied</Code></Error></DeleteResult>'
    bucket.pages.set('/media/', text(denied, { 'content-type': 'application/xml' }))
    const store = createS3Store({ ...PLACE, bucket: 'media', endpoint: bucket.url })
    await expect(store.remove(['a'])).rejects.toThrow('The bucket keeps a: AccessDenied.')
    await bucket.close()
  })
})
