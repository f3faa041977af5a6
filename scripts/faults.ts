/**
 * `npm run faults`: lets the world around the built service fail in every way that it promises to
 * survive, prints what clients saw of it, and exits with 1 where a promise is broken.
 *
 *     npm run faults -- [--only TEXT] [--postgres FOLDER]
 *
 * `--only` runs the faults whose names contain the text; `--postgres` names a folder with other
 * PostgreSQL programs than the embedded ones, such as `/usr/lib/postgresql/15/bin`. Ctrl-C stops all
 * that was started, and prints the table so far.
 */
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createTemplate } from '../tests/support/template.ts'
import { buildProgram } from './bench/child.ts'
import type { Fault, Measured } from './faults/fault.ts'
import { faults } from './faults/faults.ts'
import { createBench, type BenchOptions } from './faults/support/bench.ts'
import { createCluster } from './faults/support/cluster.ts'
import { missing } from './faults/support/programs.ts'
import { differing } from './faults/support/troubles.ts'
import { table, type Row } from './faults/support/table.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    postgres: { type: 'string' },
  },
})

const LONGEST_SECONDS = 60

const interruption = new AbortController()
// Launchers such as npm forward a signal that this process has already got.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => interruption.abort())
}
const interrupted = once(interruption.signal, 'abort').then((): Measured => ({
  broken: ['interrupted'],
}))

const report = (text: string): void => void process.stderr.write(`${text}\n`)

const late = async (seconds: number): Promise<Measured> => {
  await pause(seconds * 1000, undefined, { ref: false })
  return { broken: [`not over after ${seconds} s`] }
}

const toMeasured = (error: unknown): Measured => ({
  broken: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
})

/** Runs a fault within its time, and clears away what it has started. */
async function runFault(fault: Fault, benchOptions: BenchOptions): Promise<Row> {
  const { name, promise, needs = [], seconds = LONGEST_SECONDS } = fault
  const absent = await missing(needs)
  if (absent.length > 0) return { name, skipped: `no ${absent.join(', no ')}` }
  report(`${name}: ${promise}`)
  const prepared = createBench(benchOptions)
  const running = fault.run(prepared.bench).catch(toMeasured)
  const measured = await Promise.race([running, late(seconds), interrupted])
  // A fault that broke off may have left it stopped.
  benchOptions.cluster.resume()
  await benchOptions.cluster.start()
  const troubles = await prepared.clear()
  if (measured.broken.length > 0) {
    for (const claim of measured.broken) report(`  broken: ${claim}`)
    for (const line of differing(troubles)) report(`  log: ${line}`)
  }
  return { name, measured }
}

async function runAll(folder: string): Promise<Row[]> {
  const programs = options.postgres
  const settings = ['max_connections=200']
  const cluster = await createCluster({ folder: path.join(folder, 'main'), programs, settings })
  await cluster.start()
  try {
    const template = await createTemplate(cluster.url)
    const rows: Row[] = []
    for (const fault of faults.filter(({ name }) => name.includes(options.only))) {
      if (interruption.signal.aborted) break
      rows.push(await runFault(fault, { cluster, template, folder, programs }))
    }
    await template.drop()
    return rows
  } finally {
    await cluster.stop('fast')
  }
}

buildProgram()
const folder = await mkdtemp(path.join(tmpdir(), 'almanac-faults-'))
// When run by root, the database servers have another user, who needs access.
await chmod(folder, 0o711)
try {
  const rows = await runAll(folder)
  console.log(table(rows))
  if (rows.some(({ measured }) => (measured?.broken.length ?? 0) > 0)) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
// Ends work that a failed fault is still waiting for.
process.exit()
