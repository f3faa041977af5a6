import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { removeSettings, storeSettings } from '../../../src/data/settings/stored-settings.ts'
import type { Actor } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
}, 30_000)
afterAll(() => service.close())

const base = '/core/v2/menu-items'
const as = (asker: Actor) => service.api.as(asker)
const item = async (members: object = {}): Promise<number> =>
  (await as('admin').post(base, { body: { title: unique(), url: '/there/', ...members } })).body.id
const menu = async (): Promise<number> =>
  (await as('admin').post('/core/v2/menus', { body: { name: unique() } })).body.id

describe('Items in the trash', () => {
  it('are brought back by a status', async () => {
    const id = await item()
    // As former versions left them when their author was deleted.
    await service.ctx.database.transact((tx) =>
      tx
        .updateTable('entries')
        .set({ status: 'trash', trashed_status: 'publish', trashed_at: new Date() })
        .where('id', '=', id)
        .execute(),
    )
    const trashed = await as('admin').get(`${base}/${id}`)
    const back = await as('admin').patch(`${base}/${id}`, { body: { status: 'publish' } })
    expect({ trashedStatus: trashed.body.status, backStatus: back.body.status }).toEqual({
      trashedStatus: 'trash',
      backStatus: 'publish',
    })
  })
})

describe('GET /core/v2/menu-items/{id}', () => {
  it('200 embeds the item that it is below', async () => {
    const parent = await item()
    const id = await item({ parent })
    const one = await as('admin').get(`${base}/${id}`, { query: { _embed: 'up' } })
    const list = await as('admin').get(base, { query: { include: id, _embed: 'up' } })
    for (const { _embedded } of [one.body, list.body[0]]) {
      expect(_embedded).toMatchObject({ up: [{ id: parent, type: 'custom', url: '/there/' }] })
    }
  })
})

describe('A batch', () => {
  it('creates a menu and reverts its name with the rest', async () => {
    const name = unique('Batch ')
    const requests = [
      { path: '/core/v2/menus', body: { name, locations: ['footer'] } },
      { path: base, body: { title: 'x', url: '/x' } },
    ]
    const done = await as('admin').post('/batch/v1', { body: { requests } })
    const again = await as('admin').post('/batch/v1', {
      body: {
        validation: 'atomic',
        requests: [{ path: base, body: { title: 'Lost', url: '/x' } }, requests[0]],
      },
    })
    const { body: left } = await as('admin').get(base, { query: { search: 'Lost' } })
    expect(done.status).toBe(207)
    expect(JSON.stringify(again.body)).toContain('menu_exists')
    expect(left).toEqual([])
  })
})

describe('A site that opens its menus', () => {
  beforeAll(async () => {
    await service.ctx.database.transact((tx) => storeSettings(tx, { public_menus: true }))
  })
  afterAll(async () => {
    await service.ctx.database.transact((tx) => removeSettings(tx, ['public_menus']))
  })

  it('shows everybody published items of the menus that it shows, and no others', async () => {
    const menus = await menu()
    await as('admin').patch(`/core/v2/menus/${menus}`, { body: { locations: 'footer' } })
    const shown = await item({ menus })
    const hidden = [
      await item({ menus, status: 'draft' }),
      await item(),
      await item({ menus: await menu() }),
    ]
    const { body } = await service.api.get(base)
    const one = await service.api.get(`${base}/${shown}`)
    const others = await Promise.all(hidden.map((id) => service.api.get(`${base}/${id}`)))
    const { body: open } = await service.api.get('/core/v2/menus')
    expect({
      ids: body.map(({ id }: { id: number }) => id),
      oneStatus: one.status,
      othersStatus: others.map(({ status }) => status),
      openIds: open.map(({ id }: { id: number }) => id),
    }).toEqual({ ids: [shown], oneStatus: 200, othersStatus: [401, 401, 401], openIds: [menus] })
  })
})
