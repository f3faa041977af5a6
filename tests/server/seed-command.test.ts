import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { openCommandLine } from './support/command-line.ts'
import { run } from './support/databases.ts'
import { hold } from './support/embedded-process.ts'
import { prepareSite } from './support/prepared-site.ts'

jest.setTimeout(60_000)

const cli = openCommandLine()
let databaseUrl: string

beforeAll(async () => {
  databaseUrl = (await hold(await prepareSite(cli.dataDir))).url
})
afterAll(() => cli.close())

it('The command seed fills the site with correct totals, and reports its progress', async () => {
  const { code, stdout, stderr } = await cli.run('seed', '--posts', '30', '--pages', '7')
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^Wrote 30 posts and 7 pages in [\d.]+ s\.\n$/),
  })
  expect(stderr).toMatch(/37 of 37 entries/)
  const counts = `SELECT type, count(*)::int FROM entries WHERE status = 'publish' GROUP BY 1 ORDER BY 1`
  expect(await run(databaseUrl, counts)).toEqual([
    { type: 'page', count: 7 },
    { type: 'post', count: 30 },
  ])
  const wrong = `SELECT t.slug FROM terms t WHERE t.count <>
    (SELECT count(*) FROM entry_terms et WHERE et.term_id = t.id)`
  expect(await run(databaseUrl, wrong)).toEqual([])
})

it('The command seed fills the calendar with a year of events', async () => {
  const words = ['--posts', '0', '--pages', '0', '--seed', '2']
  const size = ['--events', '60', '--venues', '5', '--organizers', '4']
  const { code, stdout } = await cli.run('seed', ...words, ...size)
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^Wrote 60 events, 5 venues and 4 organizers in [\d.]+ s\.\n$/),
  })
  const counts = `SELECT (SELECT count(*)::int FROM event_occurrences WHERE status = 'publish') AS times,
    (SELECT count(*)::int FROM venues WHERE latitude IS NOT NULL) AS venues,
    (SELECT count(*)::int FROM organizers) AS organizers,
    (SELECT count(*) > 50 FROM event_links) AS linked`
  expect(await run(databaseUrl, counts)).toEqual([
    { times: 60, venues: 5, organizers: 4, linked: true },
  ])
  const wrong = `SELECT t.slug FROM terms t WHERE t.count <>
    (SELECT count(*) FROM entry_terms et WHERE et.term_id = t.id)`
  expect(await run(databaseUrl, wrong)).toEqual([])
  await run(databaseUrl, `DELETE FROM entries WHERE type LIKE 'cal%'`)
})

it('The command seed writes nothing twice', async () => {
  expect(await cli.run('seed', '--posts', '30')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('error: This site has the content of seed 1 already.\n'),
  })
  expect(await run(databaseUrl, 'SELECT count(*)::int FROM entries')).toEqual([{ count: 37 }])
})
