import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { applicationVersion } from '../../src/application-folder.ts'
import { openCommandLine } from './support/command-line.ts'
import { run } from './support/databases.ts'
import { hold } from './support/embedded-process.ts'
import { runCommand } from './support/program.ts'

jest.setTimeout(60_000)

const cli = openCommandLine()
afterAll(() => cli.close())

describe('The command', () => {
  it('migrate creates a database without a service, and leaves no server running', async () => {
    const { code, stdout, stderr } = await cli.run('migrate')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^Applied \d{14}_/)
    expect(readdirSync(path.join(cli.dataDir, 'postgres/data'))).not.toContain('postmaster.pid')
  })

  it('--version prints the version', async () => {
    const { code, stdout } = await cli.run('--version')
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${applicationVersion()}\n` })
  })
})

describe('The command', () => {
  let databaseUrl: string

  beforeAll(async () => {
    databaseUrl = (await hold(cli.dataDir)).url
  })

  it('migrate reports when there is nothing to do', async () => {
    expect(await cli.run('migrate')).toMatchObject({ stdout: 'The database is up to date.\n' })
    expect(await cli.run('migrate', '--json')).toMatchObject({ stdout: '{"applied":[]}\n' })
  })

  it('user create creates a user with the given role and options', async () => {
    const words = ['--role', 'author', '--email', 'ann@example.org', '--name', 'Ann', '--json']
    const { stdout } = await cli.run('user', 'create', 'ann', '--app-password', 'My app', ...words)
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
    const { stdout } = await cli.runOn('known to bob\n', 'user', 'create', 'bob', '--password')
    expect(stdout).toBe('Created bob, user 2, subscriber.\n')
  })

  it('user list says that its result cannot be printed where the disk is full', async () => {
    const command = `exec '${process.execPath}' dist/cli.js user list > /dev/full`
    const child = spawn('sh', ['-c', command], { env: { ...process.env, DATA_DIR: cli.dataDir } })
    const [stderr] = await Promise.all([text(child.stderr), once(child, 'close')])
    expect({ code: child.exitCode, stderr }).toEqual({
      code: 1,
      stderr: 'error: The result could not be printed: ENOSPC: no space left on device, write\n',
    })
  })

  it('user list shows all users', async () => {
    const { stdout } = await cli.run('user', 'list')
    expect(stdout).toBe(
      'ID  LOGIN  ROLE        NAME\n1   ann    author      Ann\n2   bob    subscriber  bob\n',
    )
    const listed = await cli.run('user', 'list', '--json')
    expect(JSON.parse(listed.stdout)).toEqual([
      { id: 1, login: 'ann', name: 'Ann', email: 'ann@example.org', roles: ['author'] },
      { id: 2, login: 'bob', name: 'bob', email: 'bob@localhost.invalid', roles: ['subscriber'] },
    ])
  })

  it('line goes to the server of DATABASE_URL rather than to that of the data folder', async () => {
    const elsewhere = path.join(cli.base, 'unused')
    const environment = { DATABASE_URL: databaseUrl, DATA_DIR: elsewhere }
    const { stdout } = await runCommand(environment, 'user', 'list', '--json')
    expect(JSON.parse(stdout)).toHaveLength(2)
    expect(readdirSync(cli.base)).not.toContain('unused')
  })
})

describe('An error is printed as one line', () => {
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
    const { code, stdout, stderr } = await cli.run(...words)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^error: [^\n]+\n$/)
    expect(stderr.trim()).toMatch(line)
  })
})
