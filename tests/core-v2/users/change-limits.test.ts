import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createUser } from '../../support/accounts.ts'
import type { Answer, Client } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

const ME = '/core/v2/users/me'
const PASSWORDS = `${ME}/application-passwords`
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let service: TestService
let id: number
let reader: Client
let now = new Date()
beforeAll(async () => {
  service = await startService({ clock: () => now })
}, 30_000)
beforeEach(async () => {
  now = new Date()
  const user = await createUser(service.ctx, { login: unique('reader'), role: 'subscriber' })
  id = user.id
  reader = service.api.as({ user: user.login, pass: user.applicationPassword })
})
afterAll(() => service?.close())

/** The answers to the same request, sent so many times. */
async function repeat(times: number, ask: () => Promise<Answer>): Promise<Answer[]> {
  const answers = []
  for (let time = 0; time < times; time++) answers.push(await ask())
  return answers
}

describe('The limit on changes of an own account', () => {
  it.each([
    ['of its password', () => reader.patch(ME, { body: { password: unique('secret') } })],
    [
      'of its password by its id',
      () => reader.patch(`/core/v2/users/${id}`, { body: { password: unique('secret') } }),
    ],
  ])('lets ten changes %s through in an hour', async (_what, change) => {
    const answers = await repeat(11, change)
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429])
    expect(answers.at(-1)).toBeRestError('rest_too_many_attempts', 429)
    expect(answers.at(-1)?.headers['retry-after']).toBe('3600')
  })

  it.each([
    ['of its profile', () => reader.patch(ME, { body: { description: unique() } })],
    ['by a new application password', () => reader.post(PASSWORDS, { body: { name: 'x' } })],
    [
      'by a new name of an application password',
      () => reader.patch(`${PASSWORDS}/${UNKNOWN}`, { body: { name: 'x' } }),
    ],
    ['by the end of an application password', () => reader.delete(`${PASSWORDS}/${UNKNOWN}`)],
  ])('lets a hundred changes %s through in an hour', async (_what, change) => {
    const answers = await repeat(101, change)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect(answers.at(-1)).toBeRestError('rest_too_many_attempts', 429)
  })

  it('counts the end of all application passwords with the other changes', async () => {
    await repeat(100, () => reader.delete(`${PASSWORDS}/${UNKNOWN}`))
    expect(await reader.delete(PASSWORDS)).toBeRestError('rest_too_many_attempts', 429)
  })

  it('counts changes in a batch that undoes itself', async () => {
    const change = {
      method: 'PATCH',
      path: `/core/v2/users/${id}`,
      body: { password: 'a long secret' },
    }
    const failing = { method: 'DELETE', path: '/core/v2/posts/99999999' }
    const body = { validation: 'atomic', requests: [change, failing] }
    await repeat(10, () => reader.post('/batch/v1', { body }))
    const answer = await reader.patch(ME, { body: { password: 'another secret' } })
    expect(answer).toBeRestError('rest_too_many_attempts', 429)
  })
})

describe('The limit on changes of accounts', () => {
  it('ends after an hour', async () => {
    await repeat(11, () => reader.patch(ME, { body: { password: unique('secret') } }))
    now = new Date(now.getTime() + 61 * 60_000)
    const { status } = await reader.patch(ME, { body: { password: 'another secret' } })
    expect(status).toBe(200)
  })

  it('leaves callers alone who administer users', async () => {
    const admin = service.api.as('admin')
    const change = () =>
      admin.patch(`/core/v2/users/${id}`, { body: { password: unique('secret') } })
    const answers = await repeat(12, change)
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  })
})
