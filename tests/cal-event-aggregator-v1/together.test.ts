import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { importTools, item, type ImportTools } from './support.ts'

let service: TestService
let tools: ImportTools
beforeAll(async () => {
  service = await startService()
  tools = importTools(service)
})
afterAll(() => service.close())

const ITEMS = 50
const items = (members: object = {}) => Array.from({ length: ITEMS }, () => item({ ...members }))

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = service.ctx.database.statements()
  await work()
  return service.ctx.database.statements() - before
}

describe('Events of one batch', () => {
  it('are stored by few statements', async () => {
    const events = items({ venue: { venue: unique('Hall ') }, categories: [unique('Music ')] })
    const pushed = await tools.start()
    const statements = await statementsOf(() => tools.push(pushed, events))
    expect(statements).toBeLessThan(3 * ITEMS)
  })

  it('without changes are found by few statements', async () => {
    const events = items({ content_hash: 'same' })
    await tools.importAll(events)
    const pushed = await tools.start()
    const statements = await statementsOf(() => tools.push(pushed, events))
    expect(statements).toBeLessThan(2 * ITEMS)
  })

  it('share the venue and the category that they bring', async () => {
    const [venue, category] = [unique('Hall '), unique('Music ')]
    const activity = await tools.importAll(items({ venue: { venue }, categories: [category] }))
    const made = { venues: activity.cal_venue.created, terms: activity.cal_events_cat.created }
    expect(made).toEqual({ venues: [expect.any(Number)], terms: [expect.any(Number)] })
  })

  it('are one event where they name the same', async () => {
    const activity = await tools.importAll([item({ uid: 'one' }), item(), item({ uid: 'one' })])
    expect(activity.cal_events.created.length).toBe(2)
  })

  it('are two events where they have no more than a title in common', async () => {
    const title = unique('Fair ')
    const activity = await tools.importAll([item({ title }), item({ title }), item({ title })])
    const { prisma } = service.ctx.database
    const where = { id: { in: activity.cal_events.created } }
    const made = await prisma.entry.findMany({ where, orderBy: { id: 'asc' } })
    const slug = title.trim().toLowerCase().replaceAll(' ', '-')
    expect(made.map((event) => event.slug)).toEqual([slug, `${slug}-2`, `${slug}-3`])
  })

  it('are stored without the one that the database refuses', async () => {
    const pushed = await tools.start()
    const { prisma } = service.ctx.database
    await prisma.$executeRawUnsafe(`
      ALTER TABLE entries ADD CONSTRAINT unlucky CHECK (title <> 'Thirteenth') NOT VALID`)
    const events = [item(), item({ title: 'Thirteenth' }), item()]
    const { body } = await tools.push(pushed, events)
    await prisma.$executeRawUnsafe('ALTER TABLE entries DROP CONSTRAINT unlucky')
    expect(body.activity.cal_events.created.length).toBe(2)
    expect((await tools.record(pushed.id)).errors).toMatchObject([
      { index: 1, message: 'The item cannot be stored.' },
    ])
  })
})
