import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Client } from '../support/api.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { startService, type TestService } from '../support/service.ts'
import { startDatabaseProxy, type DatabaseProxy } from '../support/database-proxy.ts'
import { until } from '../server/support/databases.ts'

/** Services do not own the database here. */
const drop = (): Promise<void> => Promise.resolve()

let database: TestDatabase
let proxy: DatabaseProxy
/** A node that reaches the database through the proxy, and one that reaches it directly. */
let behind: TestService
let direct: TestService

let path: string
let program: Client

/** Both nodes know the post and the account when the connection is cut. */
beforeAll(async () => {
  database = await createDatabase()
  proxy = await startDatabaseProxy(database.url)
  behind = await startService({ database: { url: proxy.url, drop } })
  direct = await startService({ database: { url: database.url, drop } })
  const admin = direct.api.as('admin')
  const post = await admin.post('/core/v2/posts', { body: { title: 'Seen', status: 'publish' } })
  path = `/core/v2/posts/${post.body.id}`
  const account = { username: 'gone', email: 'gone@example.org', password: 'Heron-7-pier!' }
  const user = await admin.post('/core/v2/users', {
    body: { ...account, roles: ['administrator'] },
  })
  const made = await admin.post(`/core/v2/users/${user.body.id}/application-passwords`, {
    body: { name: 'Key' },
  })
  program = behind.api.as({ user: 'gone', pass: made.body.password })
  const before = {
    post: await behind.api.get(path),
    settings: await program.get('/core/v2/settings'),
  }
  expect({ post: before.post.status, settings: before.settings.status }).toEqual({
    post: 200,
    settings: 200,
  })

  proxy.silence('LISTEN')
  await admin.post(path, { body: { status: 'private' } })
  await admin.delete(`/core/v2/users/${user.body.id}?force=true&reassign=false`)
}, 30_000)
afterAll(async () => {
  await behind.close()
  await direct.close()
  await proxy.close()
  await database.drop()
})

describe('A node whose connection for change notices is cut silently', () => {
  it('shows visitors what another node has made private for a few seconds at most', async () => {
    await until(async () => (await behind.api.get(path)).status === 401)
    const answers = await Promise.all(Array.from({ length: 5 }, () => behind.api.get(path)))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  })

  it('refuses the password of a program once another node has deleted the account', async () => {
    await until(async () => (await program.get('/core/v2/settings')).status === 401)
  })

  it('receives notices again over a new connection', async () => {
    const { changes } = behind.ctx.database
    await until(() => changes.connected)

    const before = changes.generation('content')
    const body = { title: 'Heard', status: 'publish' }
    await direct.api.as('admin').post('/core/v2/posts', { body })
    await until(() => changes.generation('content') > before)
  })
})
