import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

type Make = (path: string, body: object) => Promise<string>

/** What has to be there, and the list that shows it. */
const LISTS: readonly (readonly [string, (make: Make) => Promise<string>])[] = [
  [
    'application passwords',
    async (make) => {
      await make('/core/v2/users/me/application-passwords', { name: unique() })
      return '/core/v2/users/me/application-passwords'
    },
  ],
  [
    'autosaves of posts',
    async (make) => {
      const post = await make('/core/v2/posts', { title: 'A', status: 'publish' })
      await make(`${post}/autosaves`, { title: 'B' })
      return `${post}/autosaves`
    },
  ],
  [
    'revisions of posts',
    async (make) => {
      const post = await make('/core/v2/posts', { title: 'A' })
      await make(post, { title: 'B' })
      return `${post}/revisions`
    },
  ],
  [
    'blocks',
    async (make) => {
      await make('/core/v2/blocks', { title: 'A', status: 'publish' })
      return '/core/v2/blocks'
    },
  ],
  [
    'autosaves of blocks',
    async (make) => {
      const block = await make('/core/v2/blocks', { title: 'A', status: 'publish' })
      await make(`${block}/autosaves`, { title: 'B' })
      return `${block}/autosaves`
    },
  ],
  [
    'revisions of blocks',
    async (make) => {
      const block = await make('/core/v2/blocks', { title: 'A', content: 'A' })
      await make(block, { content: 'B' })
      return `${block}/revisions`
    },
  ],
  [
    'menus',
    async (make) => {
      await make('/core/v2/menus', { name: unique() })
      return '/core/v2/menus'
    },
  ],
  [
    'items of menus',
    async (make) => {
      const menu = await make('/core/v2/menus', { name: unique() })
      const menus = Number(menu.split('/').at(-1))
      await make('/core/v2/menu-items', { title: 'A', url: '/a/', status: 'publish', menus })
      return '/core/v2/menu-items'
    },
  ],
  [
    'venues',
    async (make) => {
      await make('/core/v2/cal_venue', { title: 'A', status: 'publish' })
      return '/core/v2/cal_venue'
    },
  ],
  [
    'organizers',
    async (make) => {
      await make('/core/v2/cal_organizer', { title: 'A', status: 'publish' })
      return '/core/v2/cal_organizer'
    },
  ],
  ['types', () => Promise.resolve('/core/v2/types')],
  ['taxonomies', () => Promise.resolve('/core/v2/taxonomies')],
  ['statuses', () => Promise.resolve('/core/v2/statuses')],
]

it.each(LISTS)(
  'The embed context shows %s without the resources that they link to, unless requested',
  async (_name, prepare) => {
    const admin = service.api.as('admin')
    const path = await prepare(async (address, body) => {
      const answer = await admin.post(address, { body })
      if (answer.status >= 300) throw new Error(answer.text)
      return `${address.replace(/\/\d+$/, '')}/${answer.body.id}`
    })
    const { status, body } = await admin.get(path, { query: { context: 'embed' } })
    const items = Object.values<object>(body)
    expect({
      status,
      isEmpty: items.length === 0,
      embedding: items.filter((item) => '_embedded' in item),
    }).toEqual({ status: 200, isEmpty: false, embedding: [] })
  },
)

it.each(['statuses', 'taxonomies'])(
  'The edit context shows %s without the resources that they link to, unless requested',
  async (name) => {
    const answer = await service.api.as('admin').get(`/core/v2/${name}?context=edit`)
    expect(Object.values<object>(answer.body).filter((item) => '_embedded' in item)).toEqual([])
  },
)
