import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startJob } from '../../../src/jobs/job.ts'
import { publishDue, publishJob } from '../../../src/jobs/publish-scheduled.ts'
import { createFactories, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

/** The clock of both nodes; tests move it. */
let now = new Date('2030-01-01T12:00:00Z')
const clock = () => now
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

let service: TestService
let second: TestService
let make: Factories
beforeAll(async () => {
  service = await startService({ clock })
  second = await startService({ clock, sharedWith: service })
  make = createFactories(service.api)
}, 30_000)
afterAll(async () => {
  await second.close()
  await service.close()
})

/** A post that is due in an hour. */
const schedule = (members = {}) =>
  make.post({ status: 'future', date_gmt: later(60).toISOString().slice(0, 19), ...members })

const readStatus = async (id: number): Promise<string> => {
  const { body } = await service.api.as('editor').get(`/core/v2/posts/${id}`)
  return body.status
}

/** Waits until a post is published, for some seconds at most. */
const comesOut = async (id: number): Promise<boolean> => {
  for (let attempt = 0; attempt < 100; attempt++) {
    if ((await readStatus(id)) === 'publish') return true
    await new Promise((resolve) => void setTimeout(resolve, 100))
  }
  return false
}

describe('The schedule', () => {
  it('leaves posts that are not due', async () => {
    const { id } = await schedule()
    expect({ publishDue: await publishDue(service.ctx), status: await readStatus(id) }).toEqual({
      publishDue: 0,
      status: 'future',
    })
    now = later(61)
    await publishDue(service.ctx)
  })

  it('publishes posts that became due without a request', async () => {
    const { id } = await schedule()
    now = later(60 * 24 * 30)
    expect({ publishDue: await publishDue(service.ctx), status: await readStatus(id) }).toEqual({
      publishDue: 1,
      status: 'publish',
    })
  })

  it('keeps the dates and counts the write', async () => {
    const { id } = await schedule()
    const { prisma } = service.ctx.database
    const before = await prisma.entry.findUniqueOrThrow({ where: { id } })
    now = later(90)
    await publishDue(service.ctx)
    const after = await prisma.entry.findUniqueOrThrow({ where: { id } })
    // Publishing ends the preview links.
    const written = { status: 'publish', version: 2, updatedAt: now, previewGeneration: 1 }
    expect(after).toEqual({ ...before, ...written })
  })

  it('publishes each once on two nodes, and counts each once in the totals of its terms', async () => {
    const tag = await make.tag()
    for (let n = 0; n < 30; n++) await schedule({ tags: [tag.id] })
    now = later(61)
    const published = await Promise.all([
      publishDue(service.ctx),
      publishDue(second.ctx),
      publishDue(service.ctx),
      publishDue(second.ctx),
    ])
    const { body } = await service.api.get(`/core/v2/tags/${tag.id}`)
    expect(published.reduce((sum, number) => sum + number, 0)).toBe(30)
    expect(body.count).toBe(30)
  }, 60_000)

  it('publishes more than one batch', async () => {
    const author = service.credentials.editor.id
    await service.ctx.database.prisma.entry.createMany({
      data: Array.from({ length: 230 }, (_, n) => ({
        type: 'post',
        status: 'future',
        slug: `batch-${n}`,
        authorId: author,
        date: now,
        modified: now,
      })),
    })
    expect(await publishDue(service.ctx)).toBe(230)
  })

  it('leaves what an editor took back', async () => {
    const { id } = await schedule()
    await service.api.as('editor').post(`/core/v2/posts/${id}`, { body: { status: 'draft' } })
    now = later(61)
    expect({ publishDue: await publishDue(service.ctx), status: await readStatus(id) }).toEqual({
      publishDue: 0,
      status: 'draft',
    })
  })
})

describe('The job of the schedule', () => {
  it('publishes overdue posts at its start', async () => {
    const { id } = await schedule()
    now = later(61)
    const job = startJob(service.ctx, publishJob(service.ctx))
    const seen = await comesOut(id)
    await job.stop()
    expect(seen).toBe(true)
  }, 20_000)

  it('looks again when another node changed something', async () => {
    const job = startJob(service.ctx, publishJob(service.ctx))
    const { body } = await second.api.as('editor').post('/core/v2/posts', {
      body: { title: 'Soon', status: 'future', date_gmt: later(2).toISOString().slice(0, 19) },
    })
    now = later(3)
    const seen = await comesOut(body.id)
    await job.stop()
    expect(seen).toBe(true)
  }, 20_000)

  it('does nothing any more when it was stopped', async () => {
    const job = startJob(service.ctx, publishJob(service.ctx))
    await job.stop()
    const { id } = await schedule()
    now = later(61)
    await make.post()
    await new Promise((resolve) => void setTimeout(resolve, 1500))
    expect(await readStatus(id)).toBe('future')
  }, 20_000)
})
