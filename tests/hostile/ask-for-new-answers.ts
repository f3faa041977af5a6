/**
 * Asks a service for answers that were never requested, and prints what its process holds then. It
 * is
 * a program of its own because test files share their process and its caches.
 */
import { cacheStatuses, type CacheStatus } from '../../src/cache/cache.ts'
import { heldMemory, reportedBytes } from '../support/memory.ts'
import { startService } from '../support/service.ts'

/** In bytes. */
export interface MemoryReport {
  readonly caches: readonly CacheStatus[]
  /** By what the memory has grown, and by what caches say that they have. */
  readonly grown: number
  readonly reportedGrowth: number
}

/** All subsets of these in turn. */
const MEMBERS = ['id', 'date', 'slug', 'status', 'type', 'link', 'author', 'format', 'sticky']

const fieldsOf = (number: number): string =>
  MEMBERS.filter((_, place) => (number & (1 << place)) !== 0).join(',')

const environment = { MEMORY_BUDGET: process.env['MEMORY_BUDGET'] ?? '' }
const service = await startService({ environment })
const made = await service.api.as('author').post('/core/v2/posts?_fields=id', {
  body: {
    title: '<'.repeat(2000),
    content: '&'.repeat(100_000),
    excerpt: '&'.repeat(20_000),
    status: 'publish',
  },
})

async function ask(number: number): Promise<void> {
  const fields = `title,content,excerpt,${fieldsOf(number)}`
  for (const address of [`/core/v2/posts/${made.body.id}`, '/core/v2/posts']) {
    const { status } = await service.api.get(`${address}?_fields=${fields}`)
    if (status !== 200) throw new Error(`${address} was answered with ${status}.`)
  }
}

// What the first ones make is there once: compiled code, connections, tables.
for (let number = 0; number < 10; number++) await ask(number)
const [before, reported] = [heldMemory(), reportedBytes()]
for (let number = 10; number < 200; number++) await ask(number)
const report: MemoryReport = {
  caches: cacheStatuses(),
  grown: heldMemory() - before,
  reportedGrowth: reportedBytes() - reported,
}
await service.close()
process.stdout.write(JSON.stringify(report))
