import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { importTools, item, progress, type ImportTools } from './support.ts'

let service: TestService
let tools: ImportTools
beforeAll(async () => {
  service = await startService()
  tools = importTools(service)
})
afterAll(() => service.close())

describe('A batch that breaks off in the middle', () => {
  it('continues where it stopped when it is sent again, and creates nothing twice', async () => {
    const pushed = await tools.start()
    const [first, second] = [item({ venue: { venue: unique('Hall ') } }), item({ title: 'Broken' })]
    const { prisma } = service.ctx.database
    await prisma.$executeRawUnsafe(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'full'; END $$`)
    await prisma.$executeRawUnsafe(`
      CREATE TRIGGER refuse BEFORE INSERT ON entries
      FOR EACH ROW WHEN (NEW.title = 'Broken') EXECUTE FUNCTION refuse()`)
    const status = progress(0, 1)
    const broken = await tools.push(pushed, [first, second], { status })
    await prisma.$executeRawUnsafe('DROP FUNCTION refuse CASCADE')
    expect(broken.status).toBe(500)
    expect((await tools.record(pushed.id)).next_batch_hash).toBe(pushed.hash)
    const { body } = await tools.push(pushed, [first, second], { status })
    expect(body.activity.cal_events.created.length).toBe(2)
    expect(body.activity.cal_venue.created.length).toBe(1)
    const made = await prisma.entry.count({ where: { title: String(first['title']) } })
    expect(made).toBe(1)
  })
})

describe('Two imports of one calendar at the same moment', () => {
  it('make each event and each venue once', async () => {
    const venue = { venue: unique('Hall ') }
    const items = Array.from({ length: 5 }, () => item({ venue }))
    const records = [await tools.start(), await tools.start()]
    const answers = await Promise.all(records.map((pushed) => tools.push(pushed, items)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const made = answers.flatMap(({ body }) => body.activity.cal_events.created)
    expect(made.length).toBe(5)
    const { prisma } = service.ctx.database
    expect(await prisma.entry.count({ where: { title: venue.venue } })).toBe(1)
  })
})

describe('POST /cal/event-aggregator/v1/import/{import_id}/batch', () => {
  it('200 takes a hundred events', async () => {
    const items = Array.from({ length: 100 }, () => item({ tags: ['many'] }))
    const pushed = await tools.start()
    const { body } = await tools.push(pushed, items)
    expect(body.activity.cal_events.created.length).toBe(100)
  })
})
