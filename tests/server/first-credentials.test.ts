import { expect, it } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

const ADMIN = { login: 'admin', password: 'Heron-7-pier' }

/** Prints credentials in a process of its own. */
function print(credentials: object, stdout: 'pipe' | number) {
  const program = `
    import { createLog } from './src/adapters/log/logging.ts'
    import { printCredentials } from './src/server/print-credentials.ts'
    createLog('info')
    printCredentials(${JSON.stringify(credentials)}, 'https://example.org')
  `
  return spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', stdout, 'pipe'],
    },
  )
}

it('The credentials of a first start are printed on stderr where stdout has no room', () => {
  const { stderr, status } = print(ADMIN, openSync('/dev/full', 'w'))
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: expect.stringMatching(/Administrator +admin\n +Password +Heron-7-pier\n/),
  })
})

it('A first start prints where the site, its interface and its editor are, and how to write the first post', () => {
  const { stdout } = print({ ...ADMIN, applicationPassword: 'abcd efgh' }, 'pipe')
  const printed = [
    'The site is https://example.org/,',
    'https://example.org/docs.',
    'https://example.org/write/.',
    "curl --user 'admin:abcd efgh' https://example.org/api/core/v2/posts",
  ]
  expect(printed.filter((text) => !stdout.includes(text))).toEqual([])
})
