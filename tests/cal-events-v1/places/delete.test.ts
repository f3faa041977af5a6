import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../../support/service.ts'
import { event, kinds, place, tag, ways } from './support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const editor = () => service.api.as('editor')

describe.each(kinds)('DELETE', (given) => {
  const { kind, path } = given

  describe.each(ways)(`/cal/events/v1/${kind}s/%s`, (_route, { step, unknown, argument }) => {
    const addressOf = (item: { id: number; slug: string }) => `${path}${step(item)}`

    it('200 moves to the trash, where the slug is free for others', async () => {
      const item = await place(service, given)
      const { status, body } = await editor().delete(addressOf(item))
      const next = await place(service, given, { [kind]: item[kind] })
      expect(status).toBe(200)
      expect(body.status).toBe('trash')
      expect(body.slug).toBe(`${item.slug}__trashed`)
      expect(next.slug).toBe(item.slug)
    })

    it('200 removes for good with force', async () => {
      const item = await place(service, given)
      const { body } = await editor().delete(`${addressOf(item)}?force=true`)
      expect(body).toMatchObject({ deleted: true, previous: { id: item.id, status: 'publish' } })
      const answer = await service.api.get(`${path}/${item.id}`)
      expect(answer).toBeRestError('rest_invalid_param', 400)
    })

    it('400 reports an address that leads to nothing, to visitors too', async () => {
      const answer = await service.api.delete(`${path}${unknown}`)
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(answer.body.data.params).toEqual({ [argument]: expect.any(String) })
    })

    it('401 is not for visitors', async () => {
      const item = await place(service, given)
      expect(await service.api.delete(addressOf(item))).toBeRestError('rest_forbidden', 401)
    })

    it('403 is not for callers who may only delete their own', async () => {
      const item = await place(service, given)
      const answer = await service.api.as('author').delete(addressOf(item))
      expect(answer).toBeRestError('rest_forbidden', 403)
    })

    it('410 does not trash a place twice', async () => {
      const item = await place(service, given)
      const { body } = await editor().delete(addressOf(item))
      const answer = await editor().delete(addressOf(body))
      expect(answer).toBeRestError(`${kind}-is-in-trash`, 410)
    })

    it('412 refuses a version that somebody else has changed since', async () => {
      const item = await place(service, given)
      const headers = { 'if-match': tag(await service.api.get(addressOf(item))) }
      await editor().post(addressOf(item), { body: { description: 'New' } })
      const answer = await editor().delete(addressOf(item), { headers })
      expect(answer).toBeRestError('rest_precondition_failed', 412)
      expect((await service.api.get(addressOf(item))).status).toBe(200)
    })
  })

  describe(`/cal/events/v1/${kind}s/{id}`, () => {
    it('200 removes from the trash for good', async () => {
      const { id } = await place(service, given)
      await editor().delete(`${path}/${id}`)
      const { status, body } = await editor().delete(`${path}/${id}?force=true`)
      expect(status).toBe(200)
      expect(body.previous.status).toBe('trash')
    })

    it('200 lets authors delete their own', async () => {
      const { id } = await place(service, given, {}, 'author')
      const { body } = await service.api.as('author').delete(`${path}/${id}`)
      expect(body.status).toBe('trash')
    })

    it('200 keeps the event and its other places when one of them is deleted permanently', async () => {
      const [first, second] = [await place(service, given), await place(service, given)]
      const { id } = await event(service, { [kind]: [first.id, second.id] })
      await editor().delete(`${path}/${first.id}?force=true`)
      const { body } = await service.api.get(`/cal/events/v1/events/${id}`)
      expect([body[kind]].flat().map((one: { id: number }) => one.id)).toEqual([second.id])
    })
  })
})
