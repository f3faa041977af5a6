import { appendFile, readdir, truncate } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'
import { picture } from './support/upload.ts'

let service: TestService
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
beforeAll(async () => {
  service = await startService()
})
afterAll(async () => {
  agent.destroy()
  await service?.close()
})

/** Gets an address over the one connection; undefined where its answer is broken off. */
function ask(url: string, range?: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const headers = range === undefined ? {} : { range }
    const request = http.get(url, { agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', () => resolve(undefined))
      response.on('end', () => resolve(Buffer.concat(parts).toString('latin1')))
    })
    request.on('error', () => resolve(undefined))
  })
}

async function storedPicture(): Promise<{ url: string; place: string }> {
  const { source_url: url } = await picture(service)
  const { dataDir } = service.ctx.config.database
  return { url, place: path.join(dataDir, ...new URL(url).pathname.split('/')) }
}

it.each([
  ['cut', 'whole', undefined, (place: string) => truncate(place, 10)],
  ['emptied', 'whole', undefined, (place: string) => truncate(place, 0)],
  ['cut', 'in part', 'bytes=20-40', (place: string) => truncate(place, 10)],
  ['extended', 'whole', undefined, (place: string) => appendFile(place, 'HTTP/1.1 200 OK\r\n\r\n')],
])(
  'A stored file that was %s on disk, asked for %s, is broken off and spoils no other answer',
  async (_how, _what, range, damage) => {
    const { url, place } = await storedPicture()
    await damage(place)
    const answer = await ask(url, range)
    const next = await ask(`${service.url}/healthz`)
    expect({ answer, next: next?.slice(0, 14) }).toEqual({
      answer: undefined,
      next: '{"status":"ok"',
    })
  },
)

it.each([
  ['cut', (place: string) => truncate(place, 60)],
  ['emptied', (place: string) => truncate(place, 0)],
])(
  'POST /core/v2/media/{id}/edit 400 refuses a stored picture that was %s',
  async (_how, damage) => {
    const { id, source_url: src } = await picture(service)
    const { dataDir } = service.ctx.config.database
    await damage(path.join(dataDir, ...new URL(src).pathname.split('/')))
    const answer = await service.api
      .as('editor')
      .post(`/core/v2/media/${id}/edit`, { body: { src, rotation: 90 } })
    expect(answer).toBeRestError('rest_unknown_image_file_type', 400)
    expect(await readdir(service.ctx.media.incoming)).toEqual([])
  },
)
