import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service?.close())

const TIMES = { start_date: '2033-05-10 19:00:00', end_date: '2033-05-10 22:00:00' }
const PUBLIC = { content: 'Text.', status: 'publish' }

const kinds = [
  ['a post', '/core/v2/posts', (title: string) => ({ title, ...PUBLIC })],
  ['a page', '/core/v2/pages', (title: string) => ({ title, ...PUBLIC })],
  ['a category', '/core/v2/categories', (name: string) => ({ name })],
  ['an event', '/cal/events/v1/events', (title: string) => ({ title, ...TIMES })],
  ['a venue', '/cal/events/v1/venues', (venue: string) => ({ venue })],
] as const

const slugs = [
  ['bytes that are no text', 'half%ff-'],
  ['a slash', 'half%2fwhole-'],
  ['a letter', '%48alf-'],
  ['a NUL', 'half%00-'],
  ['a percent sign', 'half%25ff-'],
] as const

const cases = kinds.flatMap(([kind, path, named]) =>
  slugs.map(([what, slug]) => [kind, what, slug, path, named] as const),
)

it.each(cases)(
  'The link of %s leads to it where its slug came with the code of %s',
  async (_kind, _what, slug, path, named) => {
    const name = unique('Half ')
    const body = { ...named(name), slug: `${slug}${unique()}` }
    const made = await service.api.as('editor').post(path, { body })
    const answer = await fetch(made.body.link ?? made.body.url)
    expect([answer.status, (await answer.text()).includes(name)]).toEqual([200, true])
  },
)
