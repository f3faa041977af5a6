import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { startReceiver } from '../core-v2/webhooks/support/receiver.ts'
import { openCommandLine } from './support/command-line.ts'
import { run } from './support/databases.ts'
import { hold } from './support/embedded-process.ts'
import { prepareSite } from './support/prepared-site.ts'
import { runCommand } from './support/program.ts'

jest.setTimeout(60_000)

const cli = openCommandLine()
let databaseUrl: string

beforeAll(async () => {
  databaseUrl = (await hold(await prepareSite(cli.dataDir))).url
})
afterAll(() => cli.close())

it('The command setting set changes settings that the API does not have, and setting list shows them', async () => {
  const { stdout } = await cli.run('setting', 'set', 'public_menus', 'on')
  expect(stdout).toBe('public_menus is on.\n')
  const listed = await cli.run('setting', 'list', '--json')
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
  expect(await cli.run('setting', 'get', 'public_menus')).toMatchObject({ stdout: 'on\n' })
})

it('The command audit list shows what commands did, the latest last', async () => {
  const words = ['--kind', 'setting_changed', '--since', '2001-01-01', '--limit', '1']
  const { stdout } = await cli.run('audit', 'list', ...words, '--json')
  expect(JSON.parse(stdout)).toMatchObject([
    {
      actor: { kind: 'cli', id: null, name: null },
      address: null,
      object: { type: 'setting', id: 'public_menus' },
      details: { to: true },
    },
  ])
  const shown = await cli.run('audit', 'list', '--limit', '1')
  expect(shown.stdout).toMatch(
    /^TIME \(UTC\) +EVENT .*\n[\d: -]{19} {2}setting_changed  cli  -     setting public_menus  \{"to":true\}\n$/,
  )
})

it.each([
  ['--since', 'yesterday', /--since: "yesterday" is not a date\./],
  ['--limit', '0', /--limit: must be a number from 1/],
])('The command audit list refuses %s %s', async (option, value, reason) => {
  const { code, stderr } = await cli.run('audit', 'list', option, value)
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(reason) })
})

it('The commands webhook list and webhook test show a webhook, and what its receiver answers', async () => {
  const receiver = await startReceiver()
  const environment = { DATA_DIR: cli.dataDir, OUTGOING_ALLOW: receiver.place }
  await run(
    databaseUrl,
    `INSERT INTO webhooks (url, events, status, created_at, updated_at)
      VALUES ('${receiver.url}', '{post.*}', 'paused', now(), now())`,
  )
  const listed = await cli.run('webhook', 'list', '--json')
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

it('The commands user list and webhook test print nothing that steers a terminal', async () => {
  const receiver = await startReceiver()
  receiver.reply = () => ({ status: 500, body: '\u{1B}]0;Closed\u{7}' })
  await run(
    databaseUrl,
    `INSERT INTO users (login, slug, email, display_name, roles, password_hash)
      VALUES ('reed', 'reed', 'reed@example.org', E'\\u009b2JReed \\u202egnol', '{author}', '*')`,
    `INSERT INTO webhooks (id, url, events, status, created_at, updated_at)
      VALUES (900, '${receiver.url}', '{post.*}', 'paused', now(), now())`,
  )
  const listed = await cli.run('user', 'list')
  const environment = { DATA_DIR: cli.dataDir, OUTGOING_ALLOW: receiver.place }
  const refused = await runCommand(environment, 'webhook', 'test', '900')
  await receiver.close()
  expect(listed.stdout).toContain('\u{FFFD}2JReed \u{FFFD}gnol')
  expect(refused.stdout).toMatch(/: 500 \u{FFFD}\]0;Closed\u{FFFD}\n$/u)
})

it.each(['--from', '--to'])(
  'The command import ics refuses a day that does not exist as %s',
  async (option) => {
    const { code, stderr } = await cli.run('import', 'ics', 'fair.ics', option, '2027-02-31')
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(
        /'2027-02-31' is invalid\. It must be a date such as 2027-05-01\./,
      ),
    })
  },
)
