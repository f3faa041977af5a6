import { unique } from '../../support/factories.ts'
import type { Actor } from '../../support/api.ts'
import type { TestService } from '../../support/service.ts'

export const base = '/core/v2/menu-items'

/** Ids of nothing. */
export const UNKNOWN = ['0', '99999999', '2147483648', '100000000000000000000']

/** What tests of menu items ask a service for. */
export function menuItemCalls(service: () => TestService) {
  const as = (asker: Actor) => service().api.as(asker)
  const create = (members: object = {}, asker: Actor = 'admin') =>
    as(asker).post(base, { body: { title: unique(), url: '/there/', ...members } })
  return {
    as,
    create,
    item: async (members: object = {}): Promise<number> => (await create(members)).body.id,
    menu: async (): Promise<number> =>
      (await as('admin').post('/core/v2/menus', { body: { name: unique() } })).body.id,
    update: (id: number | string, body: object, asker: Actor = 'admin', headers = {}) =>
      as(asker).patch(`${base}/${id}`, { body, headers }),
    remove: (id: number | string, query = {}, asker: Actor = 'admin', headers = {}) =>
      as(asker).delete(`${base}/${id}`, { query, headers }),
  }
}
