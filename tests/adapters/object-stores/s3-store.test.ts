import { statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from '@jest/globals'
import type { MediaStore } from '../../../src/adapters/object-stores/media-store.ts'
import { createS3Store } from '../../../src/adapters/object-stores/s3-store.ts'
import { startOtherSite, text as page } from '../outgoing/support/site.ts'
import { S3_KEYS, startS3Server } from '../../media/support/s3-server.ts'
import { describeStore } from './store-suite.ts'

const PLACE = { region: 'us-east-1', keys: S3_KEYS, pathStyle: true }
const server = await startS3Server()

if (server === undefined) {
  describe('Files in a bucket', () => {
    it.skip('SKIPPED: no S3 server could be started on this machine', () => undefined)
  })
} else {
  afterAll(() => server.stop())
  const { endpoint, bucket } = server

  describeStore('The store in a bucket', () => {
    return Promise.resolve(createS3Store({ ...PLACE, bucket, endpoint }))
  })
}

describe('A bucket that keeps a file that was to be deleted', () => {
  it('is a failure, so that the file is tried again', async () => {
    const bucket = await startOtherSite()
    const denied =
      '<DeleteResult><Error><Key>a</Key><Code>AccessDenied</Code></Error></DeleteResult>'
    bucket.pages.set('/media/', page(denied, { 'content-type': 'application/xml' }))
    const store = createS3Store({ ...PLACE, bucket: 'media', endpoint: bucket.url })
    await expect(store.remove(['a'])).rejects.toThrow('The bucket keeps a: AccessDenied.')
    await bucket.close()
  })
})

const hanging: RequestListener = () => undefined
const missing: RequestListener = ({ method }, response) => {
  if (method === 'HEAD') response.writeHead(404).end()
}
const stalling: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-length': 10 }).write('some')
}
const reading = async (store: MediaStore) => text((await store.open('a')) ?? Readable.from([]))

describe('A bucket that is silent', () => {
  const PATIENCE = { connect: 200, answer: 200, idle: 200 }
  const local = fileURLToPath(import.meta.url)

  async function failureOf(
    answer: RequestListener,
    work: (store: MediaStore) => Promise<unknown>,
  ): Promise<unknown> {
    const bucket = await startOtherSite()
    for (const path of ['/media/', '/media/a']) bucket.pages.set(path, answer)
    const store = createS3Store({ ...PLACE, bucket: 'media', endpoint: bucket.url }, PATIENCE)
    const failure = await work(store).catch((error: unknown) => error)
    await bucket.close()
    return failure
  }

  const unavailable = expect.objectContaining({
    code: 'rest_storage_unavailable',
    kind: 'unavailable',
    details: { retry_after: 5 },
  })

  it.each<[string, (store: MediaStore) => Promise<unknown>]>([
    ['open', (store) => store.open('a')],
    ['put', (store) => store.put('a', local, { mimeType: 'text/plain', size: 10 })],
    ['remove', (store) => store.remove(['a'])],
  ])('makes %s give up and report that the store is not available', async (_name, work) => {
    expect(await failureOf(hanging, work)).toEqual(unavailable)
  })

  it('makes put give up when the file is accepted and no answer comes', async () => {
    const size = statSync(local).size
    const put = (store: MediaStore) => store.put('a', local, { mimeType: 'text/plain', size })
    expect(await failureOf(missing, put)).toEqual(unavailable)
  })

  it('aborts a file of which no more bytes arrive', async () => {
    expect(await failureOf(stalling, reading)).toBeInstanceOf(Error)
  })
})
