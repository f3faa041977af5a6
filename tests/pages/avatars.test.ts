import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { avatarOf, avatarPath, parseAvatar } from '../../src/domain/accounts/avatar.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const get = (path: string, init: RequestInit = {}) => fetch(service.url + path, init)

describe('Avatars', () => {
  it.each([
    ['Anna Berg', 'AB'],
    ['admin', 'A'],
    ['Émile de la Tour', 'ÉT'],
    ['山田 太郎', '山太'],
    ['ßtraße', 'SS'],
    ['***', '-'],
    ['', '-'],
  ])('show the initials of %j', (displayName, initials) => {
    const avatar = avatarOf({ id: 5, displayName })
    const file = decodeURIComponent(avatarPath(avatar)).replace('/avatars/', '')
    expect(avatar.initials).toEqual(initials)
    expect(parseAvatar(file)).toEqual(avatar)
  })

  it('are pictures of the requested size', async () => {
    const text = await (await get('/avatars/AB-3.svg?s=48')).text()
    expect(text).toMatch(/^<svg\s[^>]*\swidth="48"\s+height="48"[^]*>\s*AB\s*<\/text/)
  })

  it('may be cached forever and shown anywhere', async () => {
    const { headers } = await get('/avatars/AB-3.svg')
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  it.each([
    '/avatars/AB-12.svg',
    '/avatars/%3Cscript%3E-1.svg',
    '/avatars/ABCDEFG-1.svg',
    '/avatars/AB-1.svg?s=100000',
    '/avatars/AB-1.svg?s=-1',
    '/avatars/%FF-1.svg',
  ])('are not found at %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('are only read', async () => {
    expect((await get('/avatars/AB-3.svg', { method: 'POST' })).status).toBe(405)
  })
})
