/** Measures time and memory of importing a calendar file. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { memoryDuring, type MemoryUse } from './memory.ts'
import { prepareDatabase } from './site.ts'

const HOUR = 3_600_000
const VENUES = 50
const ROOT = path.resolve(import.meta.dirname, '../..')

export interface ImportCost extends MemoryUse {
  readonly events: number
  /** Seconds for the first import, and for the same file again. */
  readonly first: number
  readonly again: number
}

/** Imports a file with this many events twice with the command line, into a new database. */
export async function measureImport(
  serverUrl: string,
  folder: string,
  events: number,
): Promise<ImportCost> {
  const name = `bench_import_${events}_${Date.now()}`
  const { url } = await prepareDatabase(serverUrl, name, () => Promise.resolve())
  const file = path.join(folder, `${events}.ics`)
  await pipeline(calendar(events), createWriteStream(file))
  const first = await importFile(url, file, events)
  const again = await importFile(url, file, 0)
  return {
    events,
    first: first.seconds,
    again: again.seconds,
    before: first.before,
    peak: Math.max(first.peak, again.peak),
  }
}

/** Generates a calendar file with venues and long descriptions. */
function* calendar(events: number): Generator<string> {
  yield 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Bench//EN\r\n'
  const begun = Date.now()
  for (let at = 0; at < events; at++) {
    const start = new Date(begun + HOUR + (at % 8000) * HOUR).toISOString().replaceAll(/[-:]/g, '')
    yield [
      'BEGIN:VEVENT',
      `UID:event-${at}@bench`,
      `DTSTART:${start.slice(0, 15)}Z`,
      'DURATION:PT1H30M',
      `SUMMARY:Event ${at}`,
      `LOCATION:Hall ${at % VENUES}\\, Street ${at % VENUES}`,
      `DESCRIPTION:${'Something that is described at length. '.repeat(10)}`,
      'CATEGORIES:Music',
      'END:VEVENT',
      '',
    ].join('\r\n')
  }
  yield 'END:VCALENDAR\r\n'
}

/** @throws Error unless this many events were created */
async function importFile(
  databaseUrl: string,
  file: string,
  made: number,
): Promise<MemoryUse & { readonly seconds: number }> {
  const words = ['dist/cli.js', 'import', 'ics', file, '--json']
  const started = performance.now()
  const child = spawn(process.execPath, words, {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let stdout = ''
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  const memory = await memoryDuring(child.pid ?? 0, async () => void (await once(child, 'close')))
  const created = /"created":\{"events":(\d+)/.exec(stdout)?.[1]
  if (Number(created) !== made) throw new Error(`The import made ${created} of ${made} events.`)
  return { ...memory, seconds: (performance.now() - started) / 1000 }
}

/** Formats the results. */
export function importLines(small: ImportCost, large: ImportCost): string[] {
  const lines = [small, large].map(({ events, first, again, peak }) => {
    const times = `${first.toFixed(1)} s, the same again ${again.toFixed(1)} s`
    return `(g) import of ${events} events: ${times}, ${peak.toFixed(0)} MB at most`
  })
  return [
    ...lines,
    `    memory of the larger one: ${(large.peak / small.peak).toFixed(2)} times as much`,
  ]
}
