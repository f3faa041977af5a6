/** The lines of deploy/README.md that make a service of systemd, in a folder in the place of `/`. */
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { linesOfPage } from './support/page-lines.ts'

const isHere = (program: string): boolean => spawnSync(program, ['--help']).status === 0
// Only root may make accounts, in whatever folder.
const canRun = process.getuid?.() === 0 && isHere('useradd') && isHere('systemctl')
const whereTheyRun = canRun ? it : it.skip

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'almanac-systemd-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const isFrom = (words: string) => (line: string) => line.startsWith(words)

whereTheyRun(
  'The lines for systemd make a user, settings for root alone and an enabled unit',
  () => {
    mkdirSync(path.join(root, 'etc/systemd/system'), { recursive: true })
    const all = linesOfPage('npm pack').split('\n')
    const lines = all
      .slice(all.findIndex(isFrom('sudo useradd')), all.findIndex(isFrom('journalctl')))
      .join('\n')
      .replaceAll('sudo ', '')
      .replaceAll(' /etc/', ` ${root}/etc/`)
      .replace('useradd ', `useradd --prefix ${root} `)
      // Nothing can be started there.
      .replace('systemctl enable --now', `systemctl --root ${root} enable`)
    execFileSync('sh', ['-ec', lines], { stdio: ['ignore', 'ignore', 'pipe'] })
    const settings = statSync(path.join(root, 'etc/almanac.env'))
    const wanted = 'etc/systemd/system/multi-user.target.wants/almanac.service'
    expect({
      account: readFileSync(path.join(root, 'etc/passwd'), 'utf8').replaceAll(/\d+/g, '0'),
      settings: [settings.size, settings.mode & 0o777],
      unit: readFileSync(path.join(root, 'etc/systemd/system/almanac.service'), 'utf8'),
      enabled: path.basename(readlinkSync(path.join(root, wanted))),
    }).toEqual({
      account: expect.stringMatching(/^almanac:x?!?:0:0::\/var\/lib\/almanac:\/bin\/\w*sh\n$/),
      settings: [0, 0o600],
      unit: readFileSync('deploy/almanac.service', 'utf8'),
      enabled: 'almanac.service',
    })
  },
)
