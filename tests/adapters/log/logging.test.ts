import { afterEach, expect, it } from '@jest/globals'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

it('The log has JSON lines without secrets, including the last one before the process exits', () => {
  const program = `
    import { createLog } from './src/adapters/log/logging.ts'
    const log = createLog('info')
    log.debug('not shown')
    log.info({
      password: 'secret',
      user: { application_password: 'secret' },
      req: { headers: { authorization: 'secret', cookie: 'secret', accept: 'text/html' } },
      res: { headers: { 'set-cookie': 'secret' } },
    }, 'first')
    log.fatal('last')
    process.exit(3)
  `
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  })
  expect({ stderr, status }).toEqual({ stderr: '', status: 3 })
  // Pending lines may be written out of order at the end.
  const lines = stdout.trim().split('\n').toSorted()
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^{"level":"fatal",.*"msg":"last"}$/)
  expect(lines[1]).toMatch(/^{"level":"info",.*"password":"\[redacted\]",.*"msg":"first"}$/)
  expect(stdout).toContain('text/html')
  expect(stdout).not.toContain('secret')
})

/** Writes lines without end, and on standard error how often its event loop came round. */
const CHATTER = `
  import { createLog } from './src/adapters/log/logging.ts'
  const log = createLog('info')
  let turns = 0
  setInterval(() => {
    for (let line = 0; line < 500; line++) log.info({ filler: 'x'.repeat(2000) }, 'line')
    if (++turns % 10 === 0) process.stderr.write(JSON.stringify({ turns, rss: process.memoryUsage().rss }) + '\\n')
  }, 10)
  process.on('SIGTERM', () => log.flush(() => process.exit(7)))
`
const CHATTER_ARGS = ['--import', 'tsx', '--input-type=module', '--eval', CHATTER]

interface Turn {
  readonly turns: number
  readonly rss: number
}

let started: ChildProcess | undefined
afterEach(() => void started?.kill('SIGKILL'))

function startChatter(stdout: number | 'pipe') {
  const program = spawn(process.execPath, CHATTER_ARGS, {
    cwd: root,
    stdio: ['ignore', stdout, 'pipe'],
  })
  started = program
  const { stderr } = program
  if (stderr === null) throw new Error('The program has no standard error.')
  return {
    program,
    reports: (count: number) => reportsOf(stderr.iterator({ destroyOnReturn: false }), count),
  }
}

/** Follows a chatting program through so many reports. */
async function reportsOf(stderr: AsyncIterable<Buffer>, count: number): Promise<Turn[]> {
  const reports: Turn[] = []
  for await (const chunk of stderr) {
    const lines = chunk.toString().trim().split('\n')
    reports.push(...lines.map((line) => JSON.parse(line) as Turn))
    if (reports.length >= count) break
  }
  return reports
}

it('The program goes on, and ends on a signal, while the disk of the log is full', async () => {
  const { program, reports } = startChatter(openSync('/dev/full', 'w'))
  await reports(20)
  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([7, null])
})

it('The program keeps its memory while nobody reads the log, and reports later that lines were lost', async () => {
  const { program, reports } = startChatter('pipe')
  const turns = await reports(30)
  // The lines of ten turns have ten megabytes.
  expect((turns.at(-1)?.rss ?? 0) - (turns[5]?.rss ?? 0)).toBeLessThan(60_000_000)

  let text = ''
  program.stdout?.on('data', (bytes: Buffer) => (text += bytes.toString()))
  while (!text.includes('log lines were lost')) await delay(20)
  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([7, null])
})

it('The program ends on a signal while nobody reads the log', async () => {
  const { program, reports } = startChatter('pipe')
  await reports(5)
  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([7, null])
})
