import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { openCommandLine } from './support/command-line.ts'
import { hold } from './support/embedded-process.ts'
import { prepareSite } from './support/prepared-site.ts'

jest.setTimeout(60_000)

const cli = openCommandLine()

beforeAll(async () => {
  await hold(await prepareSite(cli.dataDir))
  await cli.run('user', 'create', 'ann')
})
afterAll(() => cli.close())

it('The command app-password create creates another credential', async () => {
  const { stdout } = await cli.run('app-password', 'create', 'ann', 'Second', '--json')
  expect(JSON.parse(stdout)).toEqual({
    user_id: 1,
    login: 'ann',
    name: 'Second',
    application_password: expect.stringMatching(/^(\w{4} ){5}\w{4}$/),
  })
})

it('The command app-password list shows the limits of one that was made with them', async () => {
  const limits = ['--scope', '*:read', 'core/v2:write', '--address', '192.0.2.0/24', '--days', '30']
  await cli.run('app-password', 'create', 'ann', 'Limited', ...limits)
  const { stdout } = await cli.run('app-password', 'list', 'ann', '--json')
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

it('The command app-password revoke removes one', async () => {
  await cli.run('app-password', 'create', 'ann', 'Short-lived')
  const { stdout } = await cli.run('app-password', 'list', 'ann', '--json')
  const found = (JSON.parse(stdout) as { id: string; name: string }[]).find(
    ({ name }) => name === 'Short-lived',
  )
  await cli.run('app-password', 'revoke', 'ann', found?.id ?? '')
  const after = await cli.run('app-password', 'list', 'ann')
  expect(after.stdout).not.toContain('Short-lived')
})
