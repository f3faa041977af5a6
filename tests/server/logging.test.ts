import { expect, it } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('writes JSON lines without secrets, including the last one before the process exits', () => {
  const program = `
    import { createLog } from './src/server/logging.ts'
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
