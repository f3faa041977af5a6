import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startReceiver } from '../core-v2/webhooks/support/receiver.ts'
import { run } from './support/databases.ts'
import { endHolders, hold } from './support/embedded-process.ts'
import { endPrograms, runCommand, runCommandOn, type Finished } from './support/program.ts'

jest.setTimeout(60_000)

let base: string
let dataDir: string

/** Runs a command on the data folder of the tests, without a service. */
const almanac = (...words: string[]): Promise<Finished> =>
  runCommand({ DATA_DIR: dataDir }, ...words)

/** The same, with a text on standard input. */
const almanacOn = (input: string, ...words: string[]): Promise<Finished> =>
  runCommandOn(input, { DATA_DIR: dataDir }, ...words)

beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'almanac-cli-'))
  // When root runs the tests, the database server has another user.
  chmodSync(base, 0o755)
  dataDir = path.join(base, 'data')
})

afterAll(async () => {
  await endPrograms()
  await endHolders()
  rmSync(base, { recursive: true, force: true })
})

describe('without a service', () => {
  it('migrate creates a database, and leaves no server running', async () => {
    const { code, stdout, stderr } = await almanac('migrate')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^Applied \d{14}_/)
    expect(readdirSync(path.join(dataDir, 'postgres/data'))).not.toContain('postmaster.pid')
  })
})

describe('with another user of the database server', () => {
  let databaseUrl: string

  beforeAll(async () => {
    const holder = await hold(dataDir)
    databaseUrl = holder.url
  })

  it('migrate says when there is nothing to do', async () => {
    expect(await almanac('migrate')).toMatchObject({ stdout: 'The database is up to date.\n' })
    expect(await almanac('migrate', '--json')).toMatchObject({ stdout: '{"applied":[]}\n' })
  })

  it('user create creates a user with the given role and options', async () => {
    const words = ['--role', 'author', '--email', 'ann@example.org', '--name', 'Ann', '--json']
    const { stdout } = await almanac('user', 'create', 'ann', '--app-password', 'My app', ...words)
    expect(stdout.split('\n')).toHaveLength(2)
    expect(JSON.parse(stdout)).toEqual({
      id: 1,
      login: 'ann',
      name: 'Ann',
      password: expect.stringMatching(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/),
      application_password: expect.stringMatching(/^(\w{4} ){5}\w{4}$/),
    })
    expect(await run(databaseUrl, 'SELECT login, email, roles FROM users')).toEqual([
      { login: 'ann', email: 'ann@example.org', roles: ['author'] },
    ])
  })

  it('user create accepts a password, and does not print it', async () => {
    const { stdout } = await almanacOn('known to bob\n', 'user', 'create', 'bob', '--password')
    expect(stdout).toBe('Created bob, user 2, subscriber.\n')
  })

  it('user list shows all users', async () => {
    const { stdout } = await almanac('user', 'list')
    expect(stdout).toBe(
      'ID  LOGIN  ROLE        NAME\n1   ann    author      Ann\n2   bob    subscriber  bob\n',
    )
    const listed = await almanac('user', 'list', '--json')
    expect(JSON.parse(listed.stdout)).toEqual([
      { id: 1, login: 'ann', name: 'Ann', email: 'ann@example.org', roles: ['author'] },
      { id: 2, login: 'bob', name: 'bob', email: 'bob@localhost.invalid', roles: ['subscriber'] },
    ])
  })

  it('DATABASE_URL selects another server than that of the data folder', async () => {
    const elsewhere = path.join(base, 'unused')
    const environment = { DATABASE_URL: databaseUrl, DATA_DIR: elsewhere }
    const { stdout } = await runCommand(environment, 'user', 'list', '--json')
    expect(JSON.parse(stdout)).toHaveLength(2)
    expect(readdirSync(base)).not.toContain('unused')
  })

  it('app-password list shows the limits of one that was made with them', async () => {
    const limits = [
      '--scope',
      '*:read',
      'core/v2:write',
      '--address',
      '192.0.2.0/24',
      '--days',
      '30',
    ]
    await almanac('app-password', 'create', 'ann', 'Limited', ...limits)
    const { stdout } = await almanac('app-password', 'list', 'ann', '--json')
    expect(JSON.parse(stdout)).toContainEqual({
      id: expect.any(String),
      name: 'Limited',
      created: expect.any(String),
      last_used: null,
      expires: expect.any(String),
      scopes: ['*:read', 'core/v2:write'],
      allowed_addresses: ['192.0.2.0/24'],
    })
  })

  it('webhook list and webhook test show a webhook, and what its receiver answers', async () => {
    const receiver = await startReceiver()
    const environment = { DATA_DIR: dataDir, OUTGOING_ALLOW: receiver.place }
    await run(
      databaseUrl,
      `INSERT INTO webhooks (url, events, status, created_at, updated_at)
        VALUES ('${receiver.url}', '{post.*}', 'paused', now(), now())`,
    )
    const listed = await almanac('webhook', 'list', '--json')
    const [{ id }] = JSON.parse(listed.stdout) as [{ id: number }]
    const taken = await runCommand(environment, 'webhook', 'test', String(id))
    receiver.reply = () => ({ status: 500, body: 'Closed' })
    const refused = await runCommand(environment, 'webhook', 'test', String(id), '--json')
    await receiver.close()
    expect({
      taken: [taken.code, taken.stdout],
      refused: [refused.code, JSON.parse(refused.stdout)],
      types: receiver.received.map(({ body }) => body.type),
    }).toEqual({
      taken: [0, expect.stringMatching(/^Taken by .* in \d+ ms: 204\n$/)],
      refused: [1, expect.objectContaining({ taken: false, status: 500, body: 'Closed' })],
      types: ['webhook.test', 'webhook.test'],
    })
  })

  it('app-password revoke removes one', async () => {
    await almanac('app-password', 'create', 'ann', 'Short-lived')
    const { stdout } = await almanac('app-password', 'list', 'ann', '--json')
    const found = (JSON.parse(stdout) as { id: string; name: string }[]).find(
      ({ name }) => name === 'Short-lived',
    )
    await almanac('app-password', 'revoke', 'ann', found?.id ?? '')
    const after = await almanac('app-password', 'list', 'ann')
    expect(after.stdout).not.toContain('Short-lived')
  })

  it('app-password create creates another credential', async () => {
    const { stdout } = await almanac('app-password', 'create', 'ann', 'Second', '--json')
    expect(JSON.parse(stdout)).toEqual({
      user_id: 1,
      login: 'ann',
      name: 'Second',
      application_password: expect.stringMatching(/^(\w{4} ){5}\w{4}$/),
    })
  })

  it('setting set changes settings that the API does not have, and setting list shows them', async () => {
    const { stdout } = await almanac('setting', 'set', 'public_menus', 'on')
    expect(stdout).toBe('public_menus is on.\n')
    const listed = await almanac('setting', 'list', '--json')
    expect(JSON.parse(listed.stdout)).toEqual({
      allow_anonymous_comments: false,
      comment_previously_approved: true,
      public_menus: true,
      multi_day_cutoff: '00:00',
      preview_link_hours: 24,
      structured_data: {},
      audit_days: 365,
      import_require_signature: false,
      import_batch_enabled: true,
      import_state_enabled: true,
      import_interval: 10,
      import_default_status: 'publish',
      import_worker: true,
      views_require_nonce: true,
      timezone_mode: 'event',
      show_timezone: false,
      month_events_per_day: 3,
      events_per_page: 12,
      ical_max: 30,
      enabled_views: ['list', 'month', 'day'],
      hide_weekends: false,
      disable_event_search: false,
      show_maps: false,
      calendar_services: [],
    })
    expect(await almanac('setting', 'get', 'public_menus')).toMatchObject({ stdout: 'on\n' })
  })

  it('audit list shows what commands did, the latest last', async () => {
    const words = ['--kind', 'setting_changed', '--since', '2001-01-01', '--limit', '1']
    const { stdout } = await almanac('audit', 'list', ...words, '--json')
    expect(JSON.parse(stdout)).toMatchObject([
      {
        actor: { kind: 'cli', id: null, name: null },
        address: null,
        object: { type: 'setting', id: 'public_menus' },
        details: { to: true },
      },
    ])
    const shown = await almanac('audit', 'list', '--limit', '1')
    expect(shown.stdout).toMatch(
      /^TIME \(UTC\) +EVENT .*\n[\d: -]{19} {2}setting_changed  cli  -     setting public_menus  \{"to":true\}\n$/,
    )
  })

  it.each([
    ['--since', 'yesterday', /--since: "yesterday" is not a date\./],
    ['--limit', '0', /--limit: must be a number from 1/],
  ])('audit list refuses %s %s', async (option, value, reason) => {
    const { code, stderr } = await almanac('audit', 'list', option, value)
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(reason) })
  })

  it('seed fills the site with correct totals, and reports its progress', async () => {
    const { code, stdout, stderr } = await almanac('seed', '--posts', '30', '--pages', '7')
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

  it('seed fills the calendar with a year of events', async () => {
    const words = ['--posts', '0', '--pages', '0', '--seed', '2']
    const size = ['--events', '60', '--venues', '5', '--organizers', '4']
    const { code, stdout } = await almanac('seed', ...words, ...size)
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

  it('seed writes nothing twice', async () => {
    expect(await almanac('seed', '--posts', '30')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('error: This site has the content of seed 1 already.\n'),
    })
    expect(await run(databaseUrl, 'SELECT count(*)::int FROM entries')).toEqual([{ count: 37 }])
  })
})

describe('an error is printed as one line', () => {
  it.each([
    [/The user name is already in use\.$/, ['user', 'create', 'ann']],
    [/There is no password on standard input\.$/, ['user', 'create', 'x', '--password']],
    [/too many arguments/, ['user', 'create', 'x', '--password', 'secret words']],
    [/--role .* choices are administrator, editor/, ['user', 'create', 'x', '--role', 'king']],
    [
      /--email: "nowhere" is not a valid email address\.$/,
      ['user', 'create', 'x', '--email', 'nowhere'],
    ],
    [/There is no user "nobody"\.$/, ['app-password', 'create', 'nobody', 'x']],
    [
      /There is no scope "posts:read"/,
      ['app-password', 'create', 'ann', 'x', '--scope', 'posts:read'],
    ],
    [/is not an IP address/, ['app-password', 'create', 'ann', 'x', '--address', 'example.org']],
    [/--days must be/, ['app-password', 'create', 'ann', 'x', '--days', 'soon']],
    [/There is no application password/, ['app-password', 'revoke', 'ann', 'nothing']],
    [/public_menus must be on or off, not "maybe"\.$/, ['setting', 'set', 'public_menus', 'maybe']],
    [/"title" is set with PATCH \/core\/v2\/settings\.$/, ['setting', 'set', 'title', 'on']],
    [/no setting "secret"; the settings are allow_anon/, ['setting', 'get', 'secret']],
    [/--posts .* whole number/, ['seed', '--posts', '-1']],
    [/unknown command 'dance'/, ['dance']],
  ])('%s', async (line, words) => {
    const { code, stdout, stderr } = await almanac(...words)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^error: [^\n]+\n$/)
    expect(stderr.trim()).toMatch(line)
  })
})
