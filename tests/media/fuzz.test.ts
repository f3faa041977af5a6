import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import http from 'node:http'
import { startService, type TestService } from '../support/service.ts'
import * as make from './support/files.ts'
import { describeOverStores } from './support/stores.ts'
import { filesOf, formBody, rowsOf, upload, uploadForm } from './support/upload.ts'

/** The same numbers in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

async function originals(): Promise<readonly [ending: string, bytes: Buffer][]> {
  return [
    ['png', await make.png({ width: 200, height: 160 })],
    ['jpg', await make.photo({ width: 200, height: 160 })],
    ['gif', await make.animation({ width: 160, height: 160 })],
    ['webp', await make.webp({ width: 200, height: 160 })],
    ['pdf', make.pdf()],
    ['wav', make.wav()],
    [
      'mp3',
      Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\x21', 'latin1'), Buffer.alloc(400, 0xfb)]),
    ],
    ['mp4', make.film(20, 20)],
    ['zip', Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1')],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g><rect/></g></svg>')],
    ['txt', Buffer.from('<html><script>1</script></html>')],
  ]
}

type Random = () => number

const cut = (bytes: Buffer, random: Random): Buffer =>
  bytes.subarray(0, 1 + Math.floor(random() * (bytes.length - 1)))

function spoil(bytes: Buffer, random: Random): Buffer {
  const spoilt = Buffer.from(bytes)
  for (let n = 0; n < 8; n++) {
    spoilt[Math.floor(random() * spoilt.length)] = Math.floor(random() * 256)
  }
  return spoilt
}

const ROUNDS = Number(process.env['RUNS'] ?? 2)

await describeOverStores((store) => {
  let service: TestService
  beforeAll(async () => {
    service = await startService({ environment: { ...store, MEDIA_ALLOW_SVG: 'on' } })
  })
  afterAll(() => service.close())

  it('The service answers cut, spoilt and lying files without a failure, and keeps rows and files alike', async () => {
    const random = randomNumbers(20_261_121)
    const files = await originals()
    const endings = files.map(([ending]) => ending)
    const failures: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      for (const [ending, bytes] of files) {
        const liar = endings[Math.floor(random() * endings.length)] ?? 'png'
        const tries: [string, Buffer][] = [
          [ending, cut(bytes, random)],
          [ending, spoil(bytes, random)],
          [liar, bytes],
          [liar, cut(bytes, random)],
        ]
        for (const [name, content] of tries) {
          const fileName = `fuzz.${name}`
          const raw = await upload(service, content, { name: fileName, asker: 'admin' })
          const form = await uploadForm(
            service,
            [{ name: 'file', value: content, fileName }],
            'admin',
          )
          for (const { status, text } of [raw, form]) {
            if (![201, 400].includes(status))
              failures.push(`${name} of ${ending}: ${status} ${text}`)
          }
        }
      }
    }
    const { prisma } = service.ctx.database
    const kept = await prisma.mediaFile.findMany({ select: { key: true, entryId: true } })
    const names = kept.map(({ key }) => key.slice(key.lastIndexOf('/') + 1)).toSorted()
    expect(failures).toEqual([])
    expect(kept.filter(({ entryId }) => entryId === null)).toEqual([])
    expect(await filesOf(service)).toEqual(names)
  }, 240_000)

  it('The service reads spoilt forms without a failure', async () => {
    const random = randomNumbers(7)
    const [files, rows] = [await filesOf(service), await rowsOf(service)]
    const whole = formBody(
      [
        { name: 'title', value: 'x' },
        { name: 'file', value: '<html>', fileName: 'x.txt' },
      ],
      'b',
    )
    const statuses = new Set<number>()
    for (let n = 0; n < 150; n++) {
      const body = n % 2 === 0 ? cut(whole, random) : spoil(whole, random)
      const { status } = await service.api.as('editor').post('/core/v2/media', {
        body,
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      })
      statuses.add(status)
    }
    expect([...statuses].filter((status) => status !== 400)).toEqual([])
    expect(await filesOf(service)).toEqual(files)
    expect(await rowsOf(service)).toEqual(rows)
  }, 60_000)

  /** Sends half of what it announces and hangs up. */
  function breakOff(headers: Record<string, string>, body: Buffer): Promise<void> {
    const { user, pass } = service.credentials.editor
    const { hostname, port } = new URL(service.url)
    const authorization = `Basic ${Buffer.from(`${user}:${pass}`).toString('base64')}`
    const options = {
      hostname,
      port,
      path: '/api/core/v2/media',
      method: 'POST',
      headers: { ...headers, authorization, 'content-length': body.length * 2 },
    }
    return new Promise((resolve) => {
      const request = http.request(options)
      request.on('error', () => resolve())
      request.on('close', () => resolve())
      request.write(body)
      setTimeout(() => request.destroy(), 300)
    })
  }

  it('The service keeps no part of aborted uploads', async () => {
    const before = [await filesOf(service), await rowsOf(service)]
    const bytes = await make.png({ width: 300, height: 300 })
    const form = formBody([{ name: 'file', value: bytes, fileName: 'a.png' }], 'b')
    await breakOff({ 'content-disposition': 'attachment; filename=a.png' }, bytes)
    await breakOff({ 'content-type': 'multipart/form-data; boundary=b' }, form.subarray(0, -10))
    const left = async () => [await filesOf(service), await rowsOf(service)]
    // Nothing signals when the service has released it, which takes long on a busy machine.
    for (let turn = 0; turn < 40; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      if (isDeepStrictEqual(await left(), before)) break
    }
    expect(await left()).toEqual(before)
  })
})
