import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { updateSettings } from '../../../src/domain/site/update-settings.ts'
import { startService, type TestService } from '../../support/service.ts'

type Members = Readonly<Record<string, unknown>>

let service: TestService
let mill: { id: number; url: string }
let bare: { id: number; url: string }
beforeAll(async () => {
  service = await startService({ clock: () => new Date('2030-06-15T16:00:00Z') })
  mill = await make('venues', { venue: 'Old Mill', show_map: 'true' })
  // Imports bring coordinates.
  await service.ctx.database.prisma.venue.update({
    where: { entryId: mill.id },
    data: { latitude: 43.6, longitude: -72.97 },
  })
  bare = await make('venues', { venue: 'Somewhere', show_map: 'true', city: 'Millbrook' })
})
afterAll(() => service?.close())

async function make(what: 'venues' | 'events', members: Members) {
  const { status, body, text } = await service.api
    .as('editor')
    .post(`/cal/events/v1/${what}`, { body: members })
  if (status !== 201) throw new Error(`${what} got ${status}: ${text}`)
  return body
}

const allow = (showMaps: boolean) => updateSettings(service.ctx, { showMaps }, () => undefined)
const textAt = async (url: string) => (await fetch(url)).text()
const frames = (text: string): string[] =>
  [...text.matchAll(/<iframe[^>]*\ssrc="([^"]*)"/g)].map(([, src = '']) =>
    src.replaceAll('&amp;', '&'),
  )

const FRAME =
  'https://www.openstreetmap.org/export/embed.html?bbox=-72.97400%2C43.59800%2C-72.96600%2C43.60200&layer=mapnik&marker=43.6%2C-72.97'

describe('The map of a venue, with the setting show_maps,', () => {
  beforeAll(() => allow(true))

  it('is a link until it is opened', async () => {
    const text = await textAt(mill.url)
    expect({
      link: text.includes(`href="?map=${mill.id}#map-${mill.id}"`),
      frames: frames(text),
    }).toEqual({ link: true, frames: [] })
  })

  it('is a frame once it is opened', async () => {
    expect(frames(await textAt(`${mill.url}?map=${mill.id}`))).toEqual([FRAME])
  })

  it('is on the page of an event too', async () => {
    const { url } = await make('events', {
      title: 'Fair',
      start_date: '2030-07-01 18:00',
      end_date: '2030-07-01 20:00',
      venue: mill.id,
    })
    expect([frames(await textAt(url)), frames(await textAt(`${url}?map=${mill.id}`))]).toEqual([
      [],
      [FRAME],
    ])
  })

  it('is not opened by another id, or by an invalid one', async () => {
    const texts = [String(bare.id), 'NaN', '', `${mill.id}x`, `<b>`].map((map) =>
      textAt(`${mill.url}?${new URLSearchParams({ map }).toString()}`),
    )
    expect((await Promise.all(texts)).flatMap(frames)).toEqual([])
  })

  it('is left out without coordinates', async () => {
    const text = await textAt(`${bare.url}?map=${bare.id}`)
    expect({ link: text.includes('?map='), frames: frames(text) }).toEqual({
      link: false,
      frames: [],
    })
  })
})

describe('The map of a venue, without the setting,', () => {
  it('is left out, whatever the request', async () => {
    await allow(false)
    const text = await textAt(`${mill.url}?map=${mill.id}`)
    expect({ link: text.includes('?map='), frames: frames(text) }).toEqual({
      link: false,
      frames: [],
    })
  })
})
