import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { upload } from '../media/support/upload.ts'
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
    expect(slow).toBeLessThan(Math.max(usual * 10, 300))
  })
})
