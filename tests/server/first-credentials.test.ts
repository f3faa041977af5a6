import { expect, it } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('The credentials of a first start are told on stderr where stdout has no room', () => {
  const program = `
    import { createLog } from './src/adapters/log/logging.ts'
    import { printCredentials } from './src/server/print-credentials.ts'
    createLog('info')
    printCredentials({ login: 'admin', password: 'Heron-7-pier' }, 'https://example.org')
  `
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'] },
  )
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: expect.stringMatching(/Administrator +admin\n +Password +Heron-7-pier\n/),
  })
})
