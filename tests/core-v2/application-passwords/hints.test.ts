import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { png } from '../../media/support/files.ts'
import type { Client } from '../../support/api.ts'
import { createFactories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let paths: string[]
beforeAll(async () => {
  service = await startService()
  const admin = service.api.as('admin')
  const make = createFactories(service.api)
  const [post, page] = [await make.post(), await make.page()]
  const made = async (path: string, body: unknown, headers?: Record<string, string>) => {
    const answer = await admin.post(path, { body, ...(headers && { headers }) })
    expect(answer.status).toBe(201)
    return `${path}/${answer.body.id ?? answer.body.uuid}`
  }
  const file = {
    'content-type': 'image/png',
    'content-disposition': 'attachment; filename="a.png"',
  }
  paths = [
    `/core/v2/posts/${post.id}`,
    `/core/v2/pages/${page.id}`,
    await made('/core/v2/media', await png({ width: 8, height: 8 }), file),
    await made('/core/v2/tags', { name: 'Hinted' }),
    await made('/core/v2/comments', { post: post.id, content: 'Hinted' }),
    await made('/core/v2/menus', { name: 'Hinted' }),
    `/core/v2/users/${service.credentials.author.id}`,
    await made(`/core/v2/users/${service.credentials.admin.id}/application-passwords`, {
      name: 'Hinted',
    }),
  ]
}, 30_000)
afterAll(() => service?.close())

/** A program of the administrator's with limited credentials. */
async function programWith(scopes: readonly string[]): Promise<Client> {
  const { id, user } = service.credentials.admin
  const path = `/core/v2/users/${id}/application-passwords`
  const { body } = await service.api.as('admin').post(path, { body: { name: 'Limited', scopes } })
  return service.api.as({ user, pass: body.password })
}

it.each([
  [['core/v2:read'], ['GET']],
  [
    ['core/v2:read', '*:delete'],
    ['GET', 'DELETE'],
  ],
  [['core/v2:*'], undefined],
  [['*:*'], ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']],
])('Links hint at the methods that credentials with %j allow', async (scopes, methods) => {
  const program = await programWith(scopes)
  for (const path of paths) {
    const { headers, body } = await program.get(path)
    const hinted = body._links.self[0].targetHints.allow
    expect([path, hinted.join(', ')]).toEqual([path, headers['allow']])
    if (methods !== undefined) expect([path, hinted]).toEqual([path, methods])
  }
  const { body } = await program.get('/core/v2/search')
  const [{ href, targetHints }] = body[0]._links.self
  const { headers } = await program.get(href.slice(service.root.length))
  expect(targetHints.allow.join(', ')).toBe(headers['allow'])
})
