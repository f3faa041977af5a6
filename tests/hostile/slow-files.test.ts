import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { jpeg, png, webp } from '../media/support/files.ts'
import { filesOf, upload, uploadForm } from '../media/support/upload.ts'
import { startService, type TestService } from '../support/service.ts'
import { medianTime } from './support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ environment: { MEDIA_ALLOW_SVG: 'on' } })
}, 30_000)
afterAll(() => service?.close())

const send = (text: string, name: string) =>
  upload(service, Buffer.from(text), { name, asker: 'author' })

const path = (data: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><path d="${data}"/></svg>`

describe('A file that an author sends', () => {
  it.each([
    ['comments before something else', 400, `${'<!---->'.repeat(28)}x`],
    ['comments within comments', 400, `${'<!-- <!-- -->'.repeat(28)}x`],
    ['declarations before something else', 400, `${'<!DOCTYPE a>'.repeat(100_000)}x`],
    ['one long word as the line of a drawing', 201, path('0'.repeat(60_000))],
    [
      'one long word as a style',
      201,
      path('').replace('d=', `style="fill:${'0'.repeat(60_000)}" d=`),
    ],
  ])('costs little more than a harmless one: %s', async (_, status, text) => {
    const harmless = path('0 '.repeat(text.length / 2))
    const usual = await medianTime(() => send(harmless, 'usual.svg'), 3)
    const slow = await medianTime(async () => {
      expect((await send(text, 'slow.svg')).status).toBe(status)
    }, 3)
    expect(slow).toBeLessThan(usual * 10)
  })
})

/** A picture with many pieces between its beginning and the rest. */
const stretched = (picture: Buffer, at: number, piece: Buffer, count: number): Buffer =>
  Buffer.concat([
    picture.subarray(0, at),
    Buffer.alloc(piece.length * count, piece),
    picture.subarray(at),
  ])

/** A PNG chunk without data that decoders pass over. */
const EMPTY_CHUNK = Buffer.from('\0\0\0\0abCd\x78\x06\xe9\xb3', 'latin1')
const COMMENT = Buffer.from([0xff, 0xfe, 0, 2])
const NOTE = Buffer.from([0xff, 0xee, 0, 2])
const FILL = Buffer.from([0xff])

/** A WebP picture in the extended form, with pieces behind its pixels. */
async function stretchedWebp(count: number): Promise<Buffer> {
  const header = Buffer.from('VP8X\x0a\0\0\0\0\0\0\0\x3b\0\0\x27\0\0', 'latin1')
  const pixels = (await webp()).subarray(12)
  const pieces = Buffer.alloc(8 * count, Buffer.from('abcd\0\0\0\0', 'latin1'))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(4 + header.length + pixels.length + pieces.length)
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), header, pixels, pieces])
}

describe('A picture in many pieces', () => {
  it.each<[string, string, (count: number) => Promise<Buffer>]>([
    ['PNG chunks', 'a.png', async (count) => stretched(await png(), 33, EMPTY_CHUNK, count)],
    ['JPEG comments', 'a.jpg', async (count) => stretched(await jpeg(), 2, COMMENT, count)],
    [
      'JPEG segments that are kept',
      'a.jpg',
      async (count) => stretched(await jpeg(), 2, NOTE, count),
    ],
    ['fill bytes of JPEG', 'a.jpg', async (count) => stretched(await jpeg(), 2, FILL, count)],
    ['WebP chunks', 'a.webp', stretchedWebp],
  ])(
    'costs little more than in few, and is refused with an unrealistic number: %s',
    async (_, name, make) => {
      const [few, some, many] = [await make(100), await make(20_000), await make(1_000_000)]
      const sent = (bytes: Buffer) => upload(service, bytes, { name, asker: 'author' })
      const taken = (bytes: Buffer) =>
        medianTime(async () => expect((await sent(bytes)).status).toBe(201), 3)
      const usual = await taken(few)
      const slow = await taken(some)
      const refused = await medianTime(async () => {
        expect(await sent(many)).toBeRestError('rest_upload_sideload_error', 400)
      }, 1)
      expect(slow).toBeLessThan(usual * 10)
      // Ten thousand times as many pieces.
      expect(refused).toBeLessThan(usual * 100)
    },
  )
})

/** A PNG picture with camera data of many tags that all have the same long list as their value. */
async function tagged(tags: number, values: number): Promise<Buffer> {
  const list = 10 + tags * 12 + 4
  const data = Buffer.alloc(list + values * 2, 1)
  data.write('MM\0\x2a\0\0\0\x08', 'latin1')
  data.writeUInt16BE(tags, 8)
  for (let index = 0; index < tags; index++) {
    const at = 10 + index * 12
    data.writeUInt16BE(0x9000 + index, at)
    data.writeUInt16BE(3, at + 2)
    data.writeUInt32BE(values, at + 4)
    data.writeUInt32BE(list, at + 8)
  }
  data.writeUInt32BE(0, list - 4)
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('eXIf'), data, Buffer.alloc(4)])
  chunk.writeUInt32BE(data.length)
  return stretched(await png(), 33, chunk, 1)
}

const timeOfPicture = (bytes: Buffer): Promise<number> =>
  medianTime(async () => {
    const { status } = await upload(service, bytes, { name: 'a.png', asker: 'author' })
    expect([201, 400]).toContain(status)
  }, 3)

it('A picture whose camera data repeats one list in all tags costs little more than a harmless one', async () => {
  const usual = await timeOfPicture(await tagged(10, 10))
  const slow = await timeOfPicture(await tagged(10_000, 150_000))
  expect(slow).toBeLessThan(usual * 10)
})

it('A form with a file is refused with 413 when its fields are longer than a text', async () => {
  const before = await filesOf(service)
  const fields = Array.from({ length: 8 }, (_, index) => ({
    name: `title[${index}]`,
    value: '%'.repeat(1_000_000),
  }))
  const file = { name: 'file', value: 'x', fileName: 'a.txt' }
  const answer = await uploadForm(service, [file, ...fields], 'author')
  expect(answer).toBeRestError('rest_body_too_large', 413)
  expect(await filesOf(service)).toEqual(before)
})

/** A block of the metadata of a FLAC file. */
function flacBlock(kind: number, data: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  head[0] = kind
  return Buffer.concat([head, data])
}

/** A FLAC file whose comments are so many that they take gigabytes once they are read. */
function commented(count: number): Buffer {
  const information = Buffer.alloc(34)
  information.write('\x10\0\x10\0\0\0\x0e\0\0\x10\x0a\xc4\x42\xf0', 'latin1')
  const comment = Buffer.from('\x03\0\0\0a=b', 'latin1')
  const comments = Buffer.concat([Buffer.alloc(8), Buffer.alloc(comment.length * count, comment)])
  comments.writeUInt32LE(count, 4)
  const parts = [flacBlock(0, information), flacBlock(4, comments), flacBlock(0x84, comments)]
  return Buffer.concat([Buffer.from('fLaC'), ...parts])
}

it('A recording with millions of tags is stored without them, and others are served meanwhile', async () => {
  const bytes = commented(2_300_000)
  const turns = monitorEventLoopDelay({ resolution: 5 })
  turns.enable()
  const started = performance.now()
  const { status, body } = await upload(service, bytes, { name: 'a.flac', asker: 'author' })
  const whole = performance.now() - started
  turns.disable()
  expect(status).toBe(201)
  expect(body.media_details).not.toHaveProperty('dataformat')
  // In one turn these take most of the time.
  expect(turns.max / 1e6).toBeLessThan(whole / 3)
})
