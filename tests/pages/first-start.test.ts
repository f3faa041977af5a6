import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { runFirstStart } from '../../src/domain/first-start/first-start.ts'
import { startService, type TestService } from '../support/service.ts'

const options = {
  title: 'Two nodes',
  timezone: 'Asia/Tokyo',
  login: 'boss',
  password: 'very secret',
}

let first: TestService
let second: TestService

beforeAll(async () => {
  first = await startService()
  second = await startService({ sharedWith: first })
})

afterAll(async () => {
  await second.close()
  await first.close()
})

it.each(['with a \\', 'iloveyou'])(
  'The first start is whole or not at all: %s',
  async (password) => {
    const wrong = { ...options, password }
    await expect(runFirstStart(first.ctx, wrong)).rejects.toThrow('password')
    const { body } = await first.api.as('admin').get('/core/v2/users', { query: { slug: 'boss' } })
    expect(body).toEqual([])
    expect((await first.api.get('/core/v2/posts')).body).toEqual([])
  },
)

it('The first start happens once when two nodes start together', async () => {
  const made = await Promise.all([first, second].map(({ ctx }) => runFirstStart(ctx, options)))
  const [begun, ...others] = made.filter((result) => result !== undefined)
  expect(others).toEqual([])
  // A password that was wished for is known.
  expect(begun).toEqual({ login: 'boss', applicationPassword: expect.any(String) })
  const boss = { user: 'boss', pass: begun?.applicationPassword ?? '' }
  for (const { api } of [first, second]) {
    expect((await api.get('/core/v2/posts')).body).toHaveLength(1)
    expect((await api.get('/core/v2/pages')).body).toHaveLength(1)
    expect((await api.get('/')).body).toMatchObject({ name: 'Two nodes' })
    expect((await api.as(boss).get('/core/v2/users/me')).status).toBe(200)
  }
})

it('The first start happens once in the life of a site', async () => {
  expect(await runFirstStart(second.ctx, { ...options, login: 'another' })).toBeUndefined()
})

it('The first start adopts an account that was created before', async () => {
  const site = await startService()
  try {
    const begun = await runFirstStart(site.ctx, { title: 'T', timezone: 'UTC', login: 'admin' })
    expect(begun).toEqual({ login: 'admin', applicationPassword: expect.any(String) })
  } finally {
    await site.close()
  }
})
