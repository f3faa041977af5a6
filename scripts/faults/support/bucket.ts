import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Bench } from './bench.ts'

/** A server of the S3 interface, as far as one file after another needs it, that may stop to answer. */
export interface Bucket {
  readonly environment: Readonly<Record<string, string>>
  /** From now on nothing is answered, or everything again. */
  hang(on: boolean): void
}

export async function startBucket(bench: Bench): Promise<Bucket> {
  const files = new Map<string, Buffer>()
  let hanging = false
  const server = http.createServer((request, response) => {
    if (hanging) return
    const { method, url: key = '' } = request
    void buffer(request).then((bytes) => {
      if (method === 'PUT') files.set(key.split('?')[0] ?? '', bytes)
      const file = files.get(key.split('?')[0] ?? '')
      response.writeHead(file === undefined ? 404 : 200)
      response.end(method === 'GET' ? file : undefined)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  bench.undo(async () => {
    server.closeAllConnections()
    await server[Symbol.asyncDispose]()
  })
  return {
    environment: {
      MEDIA_STORE: 's3',
      MEDIA_S3_BUCKET: 'media',
      MEDIA_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      MEDIA_S3_ACCESS_KEY_ID: 'faults',
      MEDIA_S3_SECRET_ACCESS_KEY: 'faults',
      MEDIA_S3_FORCE_PATH_STYLE: 'on',
    },
    hang(on) {
      hanging = on
    },
  }
}
