import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { importTools } from '../cal-event-aggregator-v1/support.ts'
import { upload } from '../media/support/upload.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
}, 30_000)
afterAll(() => service?.close())

/** A character of two UTF-16 units, of which a limit may keep one. */
const WIDE = '😀'

const beyond = (limit: number): string => `${'x'.repeat(limit - 1)}${WIDE}`

const path = '/core/v2/users/me/application-passwords'

/** An MP3 file of four empty frames with a title. */
function song(title: string): Buffer {
  const text = Buffer.concat([Buffer.from([3]), Buffer.from(title)])
  const frame = Buffer.alloc(10)
  frame.write('TIT2')
  frame.writeUInt32BE(text.length, 4)
  const size = frame.length + text.length
  const head = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, (size >> 7) & 127, size & 127])
  const sound = Buffer.alloc(417)
  sound.set([0xff, 0xfb, 0x90, 0])
  return Buffer.concat([head, frame, text, sound, sound, sound, sound])
}

describe('A limit within a character', () => {
  it('keeps the characters before it of the name of an application password', async () => {
    const name = `x${WIDE.repeat(130)}`
    const made = await service.api.as('editor').post(path, { body: { name } })
    expect(made.status).toBe(201)
    expect(made.body.name).toBe(`x${WIDE.repeat(124)}`)
  })

  it('keeps the characters before it of the title of a sound', async () => {
    const { status, body } = await upload(service, song(beyond(300)), { name: 'song.mp3' })
    expect(status).toBe(201)
    expect(body.media_details.title).toBe('x'.repeat(299))
  })

  it('keeps the characters before it of the caption of a picture', async () => {
    const description = `${'x'.repeat(1999)}YYYY`
    const create = { width: 60, height: 40, channels: 3, background: '#336699' } as const
    const picture = await sharp({ create })
      .jpeg()
      .withExif({ IFD0: { ImageDescription: description } })
      .toBuffer()
    picture.write(WIDE, picture.indexOf('YYYY'))
    const { status, body } = await upload(service, picture, { name: 'picture.jpg' })
    expect(status).toBe(201)
    expect(body.media_details.image_meta.caption).toBe('x'.repeat(1999))
  })

  it('keeps the name and the message of a failed import', async () => {
    const tools = importTools(service)
    const pushed = await tools.start()
    const failed = { status: 'failed', percentage_complete: 5 }
    const told = { message: beyond(500), message_slug: beyond(200), batch_hash: pushed.hash }
    expect((await tools.call(pushed, 'state', { ...failed, ...told })).status).toBe(200)
    const { status, errors } = await tools.record(pushed.id)
    expect(status).toBe('failed')
    expect(errors).toMatchObject([{ code: 'x'.repeat(199), message: 'x'.repeat(499) }])
  })
})
