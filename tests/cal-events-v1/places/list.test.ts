import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'

import type { Answer, Query } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { event, kinds, place, tag } from './support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

describe.each(kinds)('GET', (given) => {
  const { kind, path, field } = given
  const many = `${kind}s`
  const get = (query: Query, asker: 'anonymous' | 'editor' | 'contributor' = 'anonymous') =>
    service.api.as(asker).get(path, { query })
  const idsOf = ({ body }: Answer): number[] => body[many].map(({ id }: { id: number }) => id)

  describe(`/cal/events/v1/${kind}s`, () => {
    describe('200', () => {
      it('has what was published last first', async () => {
        const mark = unique()
        const dates = ['2024-01-02 10:00:00', '2024-01-03 10:00:00', '2024-01-01 10:00:00']
        const ids: number[] = []
        for (const date of dates) {
          ids.push((await place(service, given, { [kind]: `${mark} x`, date })).id)
        }
        expect(idsOf(await get({ search: mark }))).toEqual([ids[1], ids[0], ids[2]])
      })

      it('has totals and neighbours in body and headers', async () => {
        const mark = unique()
        for (let number = 0; number < 3; number++) {
          await place(service, given, { [kind]: `${mark} ${number}` })
        }
        const address = `${service.root}${path}?`
        const answer = await get({ search: mark, per_page: 1, page: 2 })
        expect(answer.body).toMatchObject({
          total: 3,
          total_pages: 3,
          rest_url: `${address}status=publish&per_page=1&page=2`,
          next_rest_url: `${address}status=publish&per_page=1&page=3`,
          previous_rest_url: `${address}status=publish&per_page=1`,
        })
        expect(answer.headers['x-cal-total']).toBe('3')
        expect(answer.headers['x-cal-totalpages']).toBe('3')
      })

      it('has addresses that repeat the filters and answer', async () => {
        const { id } = await place(service, given)
        const { id: eventId } = await event(service, { [kind]: id })
        const query = { event: eventId, has_events: 'true', only_with_upcoming: 'true' }
        const { body } = await get(query)
        expect(body.rest_url).toContain(`event=${eventId}&has_events=true&status=`)
        const again = await service.api.get(body.rest_url.slice(service.root.length))
        expect(again.body).toEqual(body)
      })

      it('shows fifty on a page at most', async () => {
        const { body } = await get({ per_page: 1000 })
        expect(body.rest_url).toContain('per_page=50')
      })

      it('finds nothing on the first page as an empty list', async () => {
        expect((await get({ search: unique() })).body).toMatchObject({
          [many]: [],
          total: 0,
          total_pages: 0,
        })
      })

      it.each(['name', 'description', 'field'])('finds words in the %s', async (where) => {
        const mark = unique()
        const members = { name: kind, description: 'description', field }[where] ?? ''
        const { id } = await place(service, given, { [members]: `Old ${mark} mill` })
        expect(idsOf(await get({ search: mark.toUpperCase() }))).toEqual([id])
      })

      it('finds words that stand in different places, and leaves out what a minus excludes', async () => {
        const [mark, word] = [unique(), unique()]
        const both = await place(service, given, { [kind]: mark, description: word })
        const one = await place(service, given, { [kind]: mark })
        expect(idsOf(await get({ search: `${word} ${mark}` }))).toEqual([both.id])
        expect(idsOf(await get({ search: `${mark} -${word}` }))).toEqual([one.id])
      })

      it.each(['%', '_', '\\', "'", '"', '%%%', "' OR 1=1 --", '*', 'x'.repeat(1900)])(
        'searches special characters literally: %s',
        async (search) => {
          const { status, body } = await get({ search: `${search}${unique()}` })
          expect(status).toBe(200)
          expect(body.total).toBe(0)
        },
      )

      it('distinguishes those with events from those without', async () => {
        const mark = unique()
        const used = await place(service, given, { [kind]: `${mark} used` })
        const unused = await place(service, given, { [kind]: `${mark} unused` })
        await event(service, { [kind]: used.id })
        expect(idsOf(await get({ search: mark, has_events: 'true' }))).toEqual([used.id])
        expect(idsOf(await get({ search: mark, has_events: 'false' }))).toEqual([unused.id])
      })

      it.each(['yes', 'On', '1', 'perhaps', '', '0'])(
        'accepts any word as yes or no, and repeats it: has_events=%s',
        async (word) => {
          const mark = unique()
          const used = await place(service, given, { [kind]: `${mark} used` })
          const unused = await place(service, given, { [kind]: `${mark} unused` })
          await event(service, { [kind]: used.id })
          const answer = await get({ search: mark, has_events: word })
          const says = ['yes', 'On', '1'].includes(word)
          expect(idsOf(answer)).toEqual([says ? used.id : unused.id])
          const { searchParams } = new URL(answer.body.rest_url)
          expect(searchParams.get('has_events')).toBe(word)
        },
      )

      it.each(['perhaps', '', 'false'])('reads only_with_upcoming=%s as no', async (word) => {
        const { id, ...item } = await place(service, given)
        const answer = await get({ search: item[kind], only_with_upcoming: word })
        expect(idsOf(answer)).toEqual([id])
        expect(answer.body.rest_url).not.toContain('only_with_upcoming')
      })

      it.each([
        ['draft', { status: 'draft' }],
        ['private', { status: 'private' }],
        ['hidden', { hide_from_listings: true }],
      ])('does not let %s events count', async (_what, members) => {
        const { id, ...item } = await place(service, given)
        await event(service, { [kind]: id, ...members })
        const query = { search: item[kind], has_events: 'true' }
        expect(idsOf(await get(query))).toEqual([])
      })

      it('filters by upcoming events', async () => {
        const mark = unique()
        const past = await place(service, given, { [kind]: `${mark} past` })
        const coming = await place(service, given, { [kind]: `${mark} coming` })
        const underWay = await place(service, given, { [kind]: `${mark} now` })
        const longAgo = { start_date: '2001-01-01 10:00', end_date: '2001-01-01 11:00' }
        await event(service, { [kind]: past.id, ...longAgo })
        await event(service, { [kind]: coming.id })
        await event(service, { [kind]: underWay.id, ...longAgo, end_date: '2093-01-01 11:00' })
        const found = idsOf(await get({ search: mark, only_with_upcoming: 'true' }))
        expect(found.toSorted((a, b) => a - b)).toEqual([coming.id, underWay.id])
      })

      it('has the places of one event', async () => {
        const [one, other] = [await place(service, given), await place(service, given)]
        const { id } = await event(service, { [kind]: one.id })
        await event(service, { [kind]: other.id })
        expect(idsOf(await get({ event: id }))).toEqual([one.id])
      })

      it('shows drafts to those who may read them, in totals too', async () => {
        const mark = unique()
        const own = await place(service, given, { [kind]: mark }, 'contributor')
        await place(service, given, { [kind]: mark, status: 'draft' })
        const listed = await get({ search: mark, status: 'draft' }, 'contributor')
        expect(idsOf(listed)).toEqual([own.id])
        expect(listed.body.total).toBe(1)
        expect((await get({ search: mark, status: 'draft' }, 'editor')).body.total).toBe(2)
      })

      it('shows all but the trash to those who may write, unless they name a status', async () => {
        const mark = unique()
        for (const status of ['publish', 'draft', 'private', 'pending']) {
          await place(service, given, { [kind]: mark, status })
        }
        const { id } = await place(service, given, { [kind]: mark })
        await service.api.as('editor').delete(`${path}/${id}`)
        expect((await get({ search: mark }, 'editor')).body.total).toBe(4)
        expect((await get({ search: mark })).body.total).toBe(1)
        expect((await get({ search: mark, status: 'trash' }, 'editor')).body.total).toBe(1)
      })

      it('has no structured data', async () => {
        const { id, ...item } = await place(service, given)
        const { body } = await get({ search: item[kind] })
        expect(body[many][0].id).toBe(id)
        expect('json_ld' in body[many][0]).toBe(false)
      })
    })

    it('304 confirms that nothing has changed', async () => {
      const headers = { 'if-none-match': tag(await get({ search: 'x' })) }
      const answer = await service.api.get(path, { query: { search: 'x' }, headers })
      expect(answer.status).toBe(304)
    })

    describe('400', () => {
      it.each([
        [{ page: 0, per_page: -1 }, ['page', 'per_page']],
        [{ page: 'two', per_page: 'x' }, ['page', 'per_page']],
        [{ search: '' }, ['search']],
        [{ event: 99_999_999 }, ['event']],
        [{ event: 'x' }, ['event']],
        [{ event: 2 ** 50 }, ['event']],
        [{ event: '1e999' }, ['event']],
        [{ search: '0' }, ['search']],
        [{ status: '' }, ['status']],
        [{ status: 'draft' }, ['status']],
        [{ status: 'no-such-status' }, ['status']],
        [{ status: 'draft,publish', event: 0, page: 0 }, ['page', 'event', 'status']],
      ])('refuses %j', async (query, names) => {
        const answer = await get(query)
        expect(answer).toBeRestError('rest_invalid_param', 400)
        expect(Object.keys(answer.body.data.params).toSorted()).toEqual(names.toSorted())
      })

      it('keeps the places of an event from those who may not read it', async () => {
        const { id } = await event(service, { [kind]: (await place(service, given)).id })
        await service.api.as('editor').post(`/cal/events/v1/events/${id}`, {
          body: { status: 'private' },
        })
        expect(await get({ event: id })).toBeRestError('rest_invalid_param', 400)
        expect((await get({ event: id }, 'editor')).body.total).toBe(1)
      })

      it('refuses items that are not events', async () => {
        const { id } = await place(service, given)
        expect(await get({ event: id })).toBeRestError('rest_invalid_param', 400)
      })
    })

    it('401 refuses a wrong password', async () => {
      const { user } = service.credentials.editor
      const answer = await service.api.as({ user, pass: 'not the password' }).get(path)
      expect(answer).toBeRestError('incorrect_password', 401)
    })

    it.each([9, 2_000_000_000, 9_007_199_254_740_991])('404 has no page %d', async (page) => {
      expect(await get({ page })).toBeRestError(`${kind}-archive-page-not-found`, 404)
    })

    it('200 takes one statement for the rows and one for the total, however many rows it shows', async () => {
      const { database } = service.ctx
      await sql`
      INSERT INTO entries (type, status, slug, title, author_id, date, modified)
      SELECT ${given.type}, 'publish', ${kind} || n, 'Many ' || n, (SELECT min(id) FROM users),
        now(), now() FROM generate_series(1, 60) n`.execute(database.db)
      const statementsOf = async (query: Query): Promise<number> => {
        database.changes.changed('content')
        const before = database.statements()
        const { body } = await get(query)
        expect(body[many]).toHaveLength(Number(query['per_page']))
        return database.statements() - before
      }
      expect(await statementsOf({ per_page: 1 })).toBe(2)
      expect(await statementsOf({ per_page: 50 })).toBe(2)
    })
  })
})
