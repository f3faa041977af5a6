import http from 'node:http'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { brotliDecompressSync } from 'node:zlib'
import { generateSite } from '../../src/commands/seed/sample-site.ts'
import { writeSamples } from '../../src/data/samples/sample-writer.ts'
import { startService, type TestService } from '../support/service.ts'

jest.setTimeout(60_000)

/** Bytes, as they are sent to browsers of today. */
const MOST = 30 * 1024

let service: TestService
beforeAll(async () => {
  service = await startService({ clock: () => new Date('2027-05-15T16:00:00Z') })
  // A town so busy that every day of May has more events than a month shows of it.
  const calendar = { events: 2400, venues: 40, organizers: 20, year: 2027 }
  const samples = generateSite({ posts: 40, pages: 4, ...calendar, seed: 9 })
  await writeSamples(service.database.url, samples, () => undefined)
})
afterAll(() => service?.close())

const sent = (address: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' }
    http
      .get(new URL(address, service.url), { headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => resolve(Buffer.concat(parts)))
      })
      .on('error', reject)
  })

async function weightOf(address: string) {
  const body = await sent(address)
  const text = body[0] === 0x3c ? body.toString() : brotliDecompressSync(body).toString()
  const files = text.matchAll(/<link rel="stylesheet" href="([^"]+)"|<script[^>]* src="([^"]+)"/g)
  const others = await Promise.all(
    [...files].map(([, style, script]) => sent(style ?? script ?? '')),
  )
  const assets = others.reduce((sum, { length }) => sum + length, 0)
  return { document: body.length, assets, whole: body.length + assets }
}

/** The address of the newest item of a type. */
async function linkTo(list: string): Promise<string> {
  const { body } = await service.api.get(`/core/v2/${list}`, { query: { per_page: 1 } })
  return body[0].link
}

const newestPost = async (): Promise<number> =>
  (await service.api.get('/core/v2/posts', { query: { per_page: 1 } })).body[0].id

/** Written to stdout for the table in src/pages/README.md. */
const weights: Record<string, Awaited<ReturnType<typeof weightOf>>> = {}
afterAll(() => {
  if (process.env['WEIGHTS'] !== undefined) process.stdout.write(`${JSON.stringify(weights)}\n`)
})

const DAY = '2027-05-15'

describe('A page, with its styles and scripts, weighs less than 30 KB compressed:', () => {
  it.each<[string, () => string | Promise<string>]>([
    ['posts', () => '/'],
    ['post', () => linkTo('posts')],
    ['page', () => linkTo('pages')],
    ['category', () => linkTo('categories')],
    ['tag', () => linkTo('tags')],
    ['author', () => linkTo('users')],
    ['search', () => '/?s=harbour'],
    ['not found', () => '/nothing/here/'],
    ['events', () => '/events/list/'],
    ['month', () => '/events/month/2027-05/?cal-bar-search=market'],
    ['week', () => `/events/week/${DAY}/`],
    ['day', () => `/events/${DAY}/`],
    ['summary', () => '/events/summary/'],
    ['event', () => linkTo('cal_events')],
    ['venue', () => linkTo('cal_venue')],
    ['organizer', () => linkTo('cal_organizer')],
    ['embedded post', async () => `/embed/${await newestPost()}/`],
    ['sign in', () => '/account/sign-in/'],
  ])('%s', async (name, address) => {
    const weight = await weightOf(await address())
    weights[name] = weight
    expect(weight.whole).toBeLessThan(MOST)
  })
})

describe('A month with more events on each day than it shows', () => {
  it('weighs less than 30 KB compressed', async () => {
    const weight = await weightOf('/events/month/2027-05/')
    weights['busy month'] = weight
    expect(weight.whole).toBeLessThan(MOST)
  })
})
