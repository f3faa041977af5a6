/** A site in use: visitors request many addresses while editors write. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { writeSamples } from '../../src/data/samples/sample-writer.ts'
import { generateSite } from '../../src/commands/seed/sample-site.ts'
import type { Child } from './child.ts'
import { measure, requestBytes, type Measured } from './load.ts'
import { prepareDatabase, withClient, type BenchDatabase } from './site.ts'
import { addressesOf, chooser, type UsedSite } from './usage-addresses.ts'
import type { Edited, EditorsOrder, Mixture } from './usage-edits.ts'

export interface UsageSize {
  readonly posts: number
  readonly events: number
}

/** One row of the table: the rate of writes, and the measurements for visitors and editors. */
export interface UsageRow {
  readonly mixture: Mixture
  /** Writes a second. */
  readonly rate: number
  readonly reads: Measured
  readonly edits: Edited
}

/** How often what is written. */
const ROWS: readonly (readonly [Mixture, number])[] = [
  ['titles', 0],
  ['titles', 1],
  ['titles', 5],
  ['titles', 20],
  ['titles', 50],
  ['publications', 5],
  ['everything', 1],
  ['everything', 5],
  ['everything', 20],
  ['everything', 50],
]

const CONNECTIONS = 16
const WARM_MILLISECONDS = 2000
/** Writes before the first row: a program that has just started compiles what it runs. */
const WARM_WRITES = { rate: 100, milliseconds: 30_000 } as const
const SETTLE_MILLISECONDS = 500

/** Creates the site, or uses that of an earlier run. */
export async function prepareUse(
  serverUrl: string,
  { posts, events }: UsageSize,
): Promise<UsedSite> {
  const plan = { posts, pages: 100, events, venues: 50, organizers: 50, seed: 1 }
  const database = await prepareDatabase(serverUrl, `bench_use_${posts}_${events}`, async (url) => {
    await writeSamples(url, generateSite(plan), () => undefined)
    // Editors change no settings.
    await withClient(url, (client) =>
      client.query(`UPDATE users SET roles = '{administrator}' WHERE login = 'bench'`),
    )
  })
  return { ...database, ...(await readSample(database)) }
}

/** Measures row after row on one service whose addresses have all been requested before. */
export async function measureUse(
  site: UsedSite,
  service: Child,
  { milliseconds, report }: { milliseconds: number; report: (text: string) => void },
): Promise<UsageRow[]> {
  const addresses = addressesOf(site)
  const editors = openEditors()
  editors.start({ site, origin: service.origin, mixture: 'everything', rate: WARM_WRITES.rate })
  await pause(WARM_WRITES.milliseconds)
  await editors.stop()
  for (const address of addresses) await (await fetch(service.origin + address)).arrayBuffer()
  const choose = chooser(addresses.map((address) => requestBytes('GET', address)))
  const target = { ...service, request: choose }
  await measure(target, { connections: CONNECTIONS, milliseconds: WARM_MILLISECONDS })
  const rows: UsageRow[] = []
  for (const [mixture, rate] of ROWS) {
    report(`measuring: ${mixture}, ${rate} a second`)
    editors.start({ site, origin: service.origin, mixture, rate })
    await pause(SETTLE_MILLISECONDS)
    const reads = await measure(target, { connections: CONNECTIONS, milliseconds })
    rows.push({ mixture, rate, reads, edits: await editors.stop() })
  }
  editors.close()
  return rows
}

/** Editors in a process of their own, who write one row at a time. */
interface Editors {
  start(order: EditorsOrder): void
  /** @throws Error if a write has failed */
  stop(): Promise<Edited>
  close(): void
}

function openEditors(): Editors {
  const child = fork(path.join(import.meta.dirname, 'editors.ts'), {
    execArgv: ['--import', 'tsx'],
  })
  const ended = once(child, 'exit')
  return {
    start: (order) => void child.send(order),
    async stop() {
      const answered = once(child, 'message')
      child.send('stop')
      await Promise.race([answered, ended])
      if (child.exitCode !== null) throw new Error('An editor could not write.')
      const [edited] = await answered
      return edited as Edited
    },
    close: () => child.disconnect(),
  }
}

export function usageTable(rows: readonly UsageRow[]): string {
  const head =
    '| what is written | writes/s | reads/s | of unwritten | p50 ms | p99 ms | from cache | kept up | a write p50 ms | p99 ms |'
  const rule = head.replaceAll(/[^|]+/g, (cell) => '-'.repeat(cell.length))
  const [quiet] = rows
  const lines = rows.map(({ mixture, rate, reads, edits }) => {
    const cells = [
      mixture,
      rate,
      Math.round(reads.rate),
      (reads.rate / (quiet?.reads.rate ?? Number.NaN)).toFixed(2),
      reads.median.toFixed(1),
      reads.late.toFixed(1),
      `${(reads.cached * 100).toFixed(1)} %`,
      edits.due === 0 ? '-' : `${Math.round((edits.done / edits.due) * 100)} %`,
      edits.median?.toFixed(1) ?? '-',
      edits.late?.toFixed(1) ?? '-',
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [head, rule, ...lines].join('\n')
}

const published = (type: string): string =>
  `SELECT id FROM entries WHERE type = '${type}' AND status = 'publish' ORDER BY md5(id::text)`

/** Those of many posts, so that their lists have many pages. */
const terms = (taxonomy: string): string =>
  `SELECT t.id FROM terms t JOIN entry_terms et ON et.term_id = t.id
  JOIN entries e ON e.id = et.entry_id AND e.type = 'post' AND e.status = 'publish'
  WHERE t.taxonomy = '${taxonomy}' GROUP BY t.id HAVING count(*) >= 200 ORDER BY t.id`

/** The facts from which addresses are built, the same in every run. */
async function readSample({ url }: BenchDatabase): Promise<Omit<UsedSite, keyof BenchDatabase>> {
  return withClient(url, async (client) => {
    const ids = async (text: string): Promise<number[]> => {
      const { rows } = await client.query<{ id: number }>(text)
      return rows.map(({ id }) => id)
    }
    const { rows } = await client.query<{ title: string }>(
      `SELECT title FROM entries WHERE type = 'post' ORDER BY md5(title) LIMIT 200`,
    )
    return {
      postIds: await ids(`${published('post')} LIMIT 5000`),
      pageIds: await ids(published('page')),
      eventIds: await ids(`${published('cal_events')} LIMIT 150`),
      categoryIds: await ids(terms('category')),
      tagIds: await ids(terms('post_tag')),
      authorIds: await ids(
        `SELECT author_id AS id FROM entries WHERE type = 'post' GROUP BY 1 HAVING count(*) > 100`,
      ),
      titles: rows.map(({ title }) => title),
    }
  })
}
