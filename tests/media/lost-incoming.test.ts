import { mkdir, readdir, rm } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'
import { bucketEnvironment } from './support/stores.ts'
import { upload } from './support/upload.ts'

let service: TestService
/** What happens to a received file while the bucket is checked for one of that name. */
let damage: ((file: string) => Promise<unknown>) | undefined

const bucket = http.createServer((request, response) => {
  const folder = service.ctx.media.incoming
  const damaged = async (): Promise<void> => {
    if (request.method !== 'HEAD' || damage === undefined) return
    for (const name of await readdir(folder)) await damage(path.join(folder, name))
  }
  request.resume()
  void damaged().then(() => {
    if (request.method === 'HEAD') response.writeHead(404).end()
    else request.on('end', () => response.writeHead(200).end())
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    bucket.listen(0, '127.0.0.1', resolve)
  })
  const { port } = bucket.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  service = await startService({
    environment: bucketEnvironment({ endpoint, bucket: 'media', stop: () => Promise.resolve() }),
  })
})
afterAll(async () => {
  await service?.close()
  bucket.closeAllConnections()
  bucket.close()
})

it.each([
  ['removed', (file: string) => rm(file)],
  ['unreadable', (file: string) => rm(file).then(() => mkdir(file))],
])(
  'A received file that is %s before it is in the bucket is refused, and the next one is stored',
  async (_how, work) => {
    damage = work
    const refused = await upload(service, Buffer.from('Words'), { name: 'lost.txt' })
    damage = undefined
    await rm(service.ctx.media.incoming, { recursive: true, force: true })
    const taken = await upload(service, Buffer.from('Words'), { name: 'kept.txt' })
    expect([refused.status, taken.status]).toEqual([500, 201])
  },
)
