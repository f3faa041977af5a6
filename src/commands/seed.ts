import { InvalidArgumentError, type Command } from 'commander'
import { CALENDAR_YEAR, generateSite } from './seed/sample-site.ts'
import { writeSamples } from '../data/samples/sample-writer.ts'
import { printResult, runCommand } from './run-command.ts'

interface Options {
  readonly posts: number
  readonly pages: number
  readonly events: number
  readonly venues: number
  readonly organizers: number
  readonly year: number
  readonly seed: number
  readonly json?: boolean
}

export function addSeedCommand(program: Command): void {
  program
    .command('seed')
    .description('fill the site with sample content; the same numbers produce the same content')
    .option('--posts <number>', 'published posts', wholeNumber, 100)
    .option('--pages <number>', 'published pages', wholeNumber, 10)
    .option('--events <number>', 'events within a year', wholeNumber, 0)
    .option('--venues <number>', 'venues of events', wholeNumber, 0)
    .option('--organizers <number>', 'organizers of events', wholeNumber, 0)
    .option('--year <number>', 'year of the events', yearNumber, CALENDAR_YEAR)
    .option('--seed <number>', 'seed of the generator', wholeNumber, 1)
    .option('--json', 'answer in JSON')
    .action((options: Options) => runSeed(options))
}

function runSeed({ json, ...size }: Options): Promise<void> {
  return runCommand(async ({ databaseUrl }) => {
    const started = performance.now()
    const { posts, pages, events, venues, organizers } = size
    const progress = createProgress(posts + pages + events + venues + organizers)
    await writeSamples(databaseUrl, generateSite(size), progress)
    const seconds = Math.round((performance.now() - started) / 100) / 10
    const calendar = { events, venues, organizers }
    const written = Object.entries({ posts, pages, ...calendar })
      .filter(([, number]) => number > 0)
      .map(([name, number]) => `${number} ${name}`)
    printResult(json, { ...size, seconds }, [`Wrote ${joinList(written)} in ${seconds} s.`])
  })
}

/** `30 posts`, `30 posts and 7 pages`, `30 posts, 7 pages and 9 events`. */
function joinList(parts: readonly string[]): string {
  if (parts.length === 0) return 'nothing'
  return parts.length === 1
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function yearNumber(text: string): number {
  const number = Number(text)
  if (/^\d{4}$/.test(text) && number >= 1001 && number <= 9997) return number
  throw new InvalidArgumentError('It must be a year from 1001 to 9997.')
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (/^\d{1,7}$/.test(text)) return number
  throw new InvalidArgumentError('It must be a whole number from 0 to 9999999.')
}

/** Reports progress on stderr: in one line on a terminal, otherwise a line for every 10 %. */
function createProgress(total: number): (done: string | number) => void {
  const { isTTY } = process.stderr
  let lastTenth = -1
  return (done) => {
    if (typeof done === 'string') {
      process.stderr.write(`${isTTY ? '\n' : ''}${done}\n`)
      return
    }
    const tenth = Math.floor((done / Math.max(total, 1)) * 10)
    if (isTTY) process.stderr.write(`\r${done} of ${total} entries`)
    else if (tenth > lastTenth) process.stderr.write(`${done} of ${total} entries\n`)
    lastTenth = tenth
  }
}
