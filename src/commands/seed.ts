import { InvalidArgumentError, type Command } from 'commander'
import { inventSite } from '../domain/samples/site.ts'
import { writeSamples } from '../data/sample-writer.ts'
import { answer, runCommand } from './run-command.ts'

interface Options {
  readonly posts: number
  readonly pages: number
  readonly seed: number
  readonly json?: boolean
}

export function addSeedCommand(program: Command): void {
  program
    .command('seed')
    .description('fill the site with invented content: the same numbers give the same content')
    .option('--posts <number>', 'published posts', wholeNumber, 100)
    .option('--pages <number>', 'published pages', wholeNumber, 10)
    .option('--seed <number>', 'another number, other content', wholeNumber, 1)
    .option('--json', 'answer in JSON')
    .action((options: Options) => fill(options))
}

function fill({ posts, pages, seed, json }: Options): Promise<void> {
  return runCommand(async ({ databaseUrl }) => {
    const begun = performance.now()
    const progress = createProgress(posts + pages)
    await writeSamples(databaseUrl, inventSite({ posts, pages, seed }), progress)
    const seconds = Math.round((performance.now() - begun) / 100) / 10
    answer(json, { posts, pages, seed, seconds }, [
      `Wrote ${posts} posts and ${pages} pages in ${seconds} s.`,
    ])
  })
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (/^\d{1,7}$/.test(text)) return number
  throw new InvalidArgumentError('It must be a whole number from 0 to 9999999.')
}

/** Tells how far it is on stderr: on a terminal in one line, else a line for each tenth. */
function createProgress(total: number): (done: string | number) => void {
  const { isTTY } = process.stderr
  let told = -1
  return (done) => {
    if (typeof done === 'string') {
      process.stderr.write(`${isTTY ? '\n' : ''}${done}\n`)
      return
    }
    const tenth = Math.floor((done / Math.max(total, 1)) * 10)
    if (isTTY) process.stderr.write(`\r${done} of ${total} entries`)
    else if (tenth > told) process.stderr.write(`${done} of ${total} entries\n`)
    told = tenth
  }
}
