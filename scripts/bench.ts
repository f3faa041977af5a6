/**
 * `npm run bench`: compares the service with a bare server, and a large site with a small one. It
 * seeds its own databases; every server runs in a separate process, and both sides of a comparison
 * are measured alternately in one run.
 *
 *     npm run bench -- [--posts 100000] [--events 1000000] [--imports 50000] [--rounds 5] [--seconds 2] [--minutes 5] [--data FOLDER] [--only TEXT]
 *
 * `--only soak` asks a site for mixed addresses for some minutes and prints how its memory grows.
 * `--only site` asks for 2,000 addresses while editors write, of 20,000 posts and 5,000 events unless
 * `--posts` and `--events` say otherwise.
 * `--only growth` asks for every list at a thousand, 100,000 and a million posts and events, of which
 * `--posts` and `--events` are the most; `--only "growth TEXT"` for those with that text in their names.
 * `--only webhooks` writes while a webhook is notified at once, is to be notified later, and is paused.
 * `--only dialect` reads cached answers in a dialect, and the same at `/api/`.
 * With `--data` the databases are kept for the next run.
 */
import { chmod, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbedded } from '../src/data/embedded/server.ts'
import { createLog } from '../src/adapters/log/logging.ts'
import { batchLines, measureBatch } from './bench/batch.ts'
import { calendarComparisons } from './bench/calendar.ts'
import { buildProgram, startFloor, startService } from './bench/child.ts'
import {
  copiedPaths,
  readComparisons,
  sizeComparisons,
  writeComparisons,
  type Comparison,
  type Servers,
} from './bench/comparisons.ts'
import { dialectComparisons } from './bench/dialects.ts'
import { feedLines, measureFeed } from './bench/feed.ts'
import { growthTable, measureGrowth } from './bench/growth.ts'
import { importLines, measureImport } from './bench/imports.ts'
import { pageComparisons } from './bench/pages.ts'
import { compare, table, type Result } from './bench/run.ts'
import { prepareSite, type BenchSite } from './bench/site.ts'
import { soak, soakLine } from './bench/soak.ts'
import { measureUse, prepareUse, usageTable } from './bench/usage.ts'
import { measuredPhoto, measuredText, measureUploads, uploadLine } from './bench/uploads.ts'
import { measureWebhooks, startReceiver, webhookLines } from './bench/webhooks.ts'

const SMALL = 1000
const LARGE_POSTS = 100_000
const LARGE_EVENTS = 1_000_000
const MOST_GROWN = 1_000_000
/** Of a site in use. */
const USED = { posts: 20_000, events: 5000 }
/** Events of a calendar whose file is too large to keep in memory. */
const LONG_FEED = 20_000

const { values: options } = parseArgs({
  options: {
    posts: { type: 'string' },
    events: { type: 'string' },
    imports: { type: 'string', default: '50000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '5' },
    data: { type: 'string' },
    only: { type: 'string', default: '' },
  },
})

/** Cleanup steps, run in reverse order. */
const undo: (() => Promise<unknown>)[] = []

const report = (text: string): void => void process.stderr.write(`${text}\n`)

async function openServer(): Promise<string> {
  const log = createLog('warn', 'stderr')
  if (options.data !== undefined) {
    const server = await startEmbedded({ dataDir: options.data, log })
    undo.push(() => server.stop())
    return server.url
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'almanac-bench-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  // When run by root, the server has another user, who needs access.
  await chmod(folder, 0o711)
  const server = await startEmbedded({ dataDir: folder, log })
  const home = await realpath(path.join(folder, 'postgres'))
  undo.push(() => rm(home, { recursive: true, force: true }))
  undo.push(() => server.stop())
  return server.url
}

async function startServers(serverUrl: string): Promise<Servers> {
  const start = async (posts: number) => {
    report(`seeding ${posts} posts`)
    const site = await prepareSite(serverUrl, posts)
    const service = await startService({ DATABASE_URL: site.url })
    undo.push(() => service.stop())
    return { site, service, change: await changer(site.url) }
  }
  const small = await start(SMALL)
  const large = await start(Number(options.posts ?? LARGE_POSTS))
  const folder = await mkdtemp(path.join(tmpdir(), 'almanac-floor-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'answers.json')
  const answers = copiedPaths(small.site).map(async (address) => {
    const response = await fetch(small.service.origin + address)
    const { 'content-length': _, date, ...headers } = Object.fromEntries(response.headers)
    return [address, { headers, body: await response.text(), date }]
  })
  await writeFile(file, JSON.stringify(Object.fromEntries(await Promise.all(answers))))
  const floor = await startFloor({ DATABASE_URL: small.site.url, FLOOR_FILE: file })
  undo.push(() => floor.stop())
  return { small, large, floor }
}

/** Uses a separate node, so that its memory is that of uploads alone. */
async function measureUploading({ url, editor }: BenchSite): Promise<void> {
  for (const file of [measuredText, await measuredPhoto()]) {
    report(`measuring: uploads of ${file.name}`)
    const service = await startService({ DATABASE_URL: url })
    undo.push(() => service.stop())
    const { origin, pid } = service
    const authorization = editor['Authorization'] ?? ''
    const cost = await measureUploads({ root: `${origin}/api`, authorization, pid }, file)
    console.log(uploadLine(file, cost))
  }
}

/** Sends a change notice without a change, and waits until the service has received it. */
async function changer(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  undo.push(() => client.end())
  return async () => {
    await client.query(`NOTIFY almanac_keys, 'content'`)
    await pause(2)
  }
}

async function measureAll(comparisons: readonly Comparison[]): Promise<void> {
  const effort = { rounds: Number(options.rounds), milliseconds: Number(options.seconds) * 1000 }
  const results: Result[] = []
  for (const comparison of comparisons) {
    report(`measuring: ${comparison.name}`)
    results.push(await compare(comparison, effort))
  }
  if (results.length > 0) console.log(table(results))
}

async function measureSites(server: string): Promise<void> {
  const servers = await startServers(server)
  const comparisons = [
    ...readComparisons(servers),
    ...sizeComparisons(servers),
    // Seeding a million events takes long, so it is done only when they are measured.
    ...(options.only === '' || options.only.startsWith('event')
      ? await calendarComparisons(server, {
          small: SMALL,
          large: Number(options.events ?? LARGE_EVENTS),
          undo,
          report,
        })
      : []),
    ...(options.only === '' || options.only.startsWith('pages')
      ? await pageComparisons(server, { undo, changer })
      : []),
    ...(options.only === '' ? await dialectComparisons(server, { posts: SMALL, undo }) : []),
    // Last, because their writes would affect the other comparisons.
    ...writeComparisons(servers),
  ].filter(({ name }) => name.includes(options.only))
  await measureAll(comparisons)
  if ('batch'.includes(options.only)) {
    const { origin } = servers.small.service
    const authorization = servers.small.site.editor['Authorization'] ?? ''
    report('measuring: batch')
    const cost = await measureBatch({ root: `${origin}/api`, authorization })
    console.log(batchLines(cost).join('\n'))
  }
  if ('uploads'.includes(options.only)) await measureUploading(servers.small.site)
  if ('feed'.includes(options.only)) {
    report('measuring: calendar files')
    const costs = [await measureFeed(server, SMALL), await measureFeed(server, LONG_FEED)]
    console.log(feedLines(costs).join('\n'))
  }
}

async function measureImporting(server: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'almanac-imports-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  const measure = (events: number) => {
    report(`measuring: import of ${events} events`)
    return measureImport(server, folder, events)
  }
  const small = await measure(SMALL)
  console.log(importLines(small, await measure(Number(options.imports))).join('\n'))
}

async function measureSoaking(server: string): Promise<void> {
  const site = await prepareSite(server, SMALL)
  const service = await startService({ DATABASE_URL: site.url })
  undo.push(() => service.stop())
  console.log(soakLine(await soak(site, service, Number(options.minutes), report)))
}

async function benchWebhooks(server: string): Promise<void> {
  const site = await prepareSite(server, SMALL)
  const receiver = await startReceiver()
  undo.push(async () => receiver.close())
  const service = await startService({ DATABASE_URL: site.url, OUTGOING_ALLOW: receiver.place })
  undo.push(() => service.stop())
  const authorization = site.editor['Authorization'] ?? ''
  const load = { rounds: Number(options.rounds), milliseconds: Number(options.seconds) * 1000 }
  const { postIds } = site
  const { spent } = service
  const target = { root: `${service.origin}/api`, authorization, databaseUrl: site.url, spent }
  const cost = await measureWebhooks(target, receiver, { ...load, postIds })
  console.log(webhookLines(cost).join('\n'))
}

async function measureUsing(server: string): Promise<void> {
  const { posts = USED.posts, events = USED.events } = options
  report(`seeding ${posts} posts and ${events} events`)
  const site = await prepareUse(server, { posts: Number(posts), events: Number(events) })
  const service = await startService({ DATABASE_URL: site.url })
  undo.push(() => service.stop())
  const milliseconds = Number(options.seconds) * 1000
  console.log(usageTable(await measureUse(site, service, { milliseconds, report })))
}

async function measureGrowing(server: string): Promise<void> {
  const most = {
    posts: Number(options.posts ?? MOST_GROWN),
    events: Number(options.events ?? MOST_GROWN),
  }
  const folder = options.data ?? tmpdir()
  const only = options.only.slice('growth'.length).trim()
  const grown = await measureGrowth(server, { most, folder, undo, report, only })
  console.log(growthTable(grown))
}

try {
  buildProgram()
  const server = await openServer()
  // These take minutes and need none of the sites.
  if (options.only === 'imports') await measureImporting(server)
  else if (options.only === 'soak') await measureSoaking(server)
  else if (options.only.startsWith('growth')) await measureGrowing(server)
  else if (options.only === 'dialect')
    await measureAll(await dialectComparisons(server, { posts: SMALL, undo }))
  else if (options.only === 'webhooks') await benchWebhooks(server)
  else if (options.only === 'site') await measureUsing(server)
  else await measureSites(server)
} finally {
  for (const step of undo.toReversed()) await step().catch(console.error)
}
