import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { metaKeyNames } from '../../../src/domain/content/meta-keys.ts'
import { fc } from '../../support/properties.ts'
import { startService, type TestService } from '../../support/service.ts'
import { counts, event, EVENTS, members } from './support.ts'

jest.setTimeout(120_000)

const numRuns = Number(process.env['RUNS'] ?? 40)

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

/** Values that are nearly right are worth more than noise. */
const forms = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('', ' ', '1,2', '0', -1, 0, 1.5, 2 ** 31, '9'.repeat(400), [], [[]], {}, [null]),
  fc.record({ venue: fc.jsonValue(), organizer: fc.jsonValue(), city: fc.jsonValue() }),
  fc.record({ id: fc.jsonValue() }),
  fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.integer()), { maxLength: 5 }),
)

describe('Any value of a member that takes many forms', () => {
  it.each(['venue', 'organizer', 'categories', 'tags', 'cost', 'image', 'start_date', 'timezone'])(
    'is taken or refused, and a refusal leaves nothing: %s',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(forms, async (value) => {
          const before = await counts(service)
          const body = members({ [name]: value })
          const answer = await service.api.as('admin').post(EVENTS, { body })
          expect(answer.status).toBeLessThan(500)
          if (answer.status >= 400) expect(await counts(service)).toEqual(before)
        }),
        { numRuns, endOnFailure: true },
      )
    },
  )
})

describe('Any meta of an event as an entry', () => {
  it('is taken or refused, and a refusal changes nothing', async () => {
    const { id } = await event(service)
    const path = `/core/v2/cal_events/${id}`
    const meta = fc.dictionary(fc.constantFrom(...metaKeyNames), forms, { maxKeys: 3 })
    await fc.assert(
      fc.asyncProperty(meta, async (sent) => {
        const before = (await service.api.get(`${EVENTS}/${id}`)).body
        const answer = await service.api.as('admin').post(path, { body: { meta: sent } })
        expect(answer.status).toBeLessThan(500)
        const after = await service.api.get(`${EVENTS}/${id}`)
        expect(after.status).toBe(200)
        if (answer.status >= 400) expect(after.body).toEqual(before)
      }),
      { numRuns: numRuns * 3, endOnFailure: true },
    )
  })
})
