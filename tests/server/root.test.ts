import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBinaries } from '../../src/data/embedded/binaries.ts'
import { copyPublicTree } from '../../src/data/embedded/files.ts'
import { findLocation } from '../../src/data/embedded/location.ts'
import { createLog } from '../../src/adapters/log/logging.ts'
import { run } from './support/databases.ts'
import { endHolders, hold } from './support/embedded-process.ts'

jest.setTimeout(30_000)

const isRoot = process.geteuid?.() === 0
const whenRoot = isRoot ? describe : describe.skip
/** The id of an ordinary user with a name, which initdb requires. */
const nobody = 65_534

let base: string
/** Folders outside of the test folder, to be removed. */
const elsewhere: string[] = []

beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'almanac-root-'))
})

afterEach(endHolders)

afterAll(() => {
  for (const folder of [base, ...elsewhere]) rmSync(folder, { recursive: true, force: true })
})

whenRoot(`A service of root (${isRoot ? 'we are' : 'skipped: we are not'})`, () => {
  it('puts the database of an inaccessible folder elsewhere, logs where, and keeps using it', async () => {
    const dataDir = path.join(base, 'data')
    const first = await hold(dataDir)
    const home = readlinkSync(path.join(dataDir, 'postgres'))
    elsewhere.push(home)
    expect(path.dirname(home)).toBe('/var/lib/almanac')
    expect(first.logged()).toContain(`the database is in ${home}`)
    expect(statSync(home).uid).not.toBe(0)
    expect(statSync(home).mode & 0o777).toBe(0o700)
    await run(first.url, 'CREATE TABLE kept (n int)')
    await first.end('SIGTERM')

    chmodSync(base, 0o755)
    const second = await hold(dataDir)
    expect(second.url).toBe(first.url)
    expect(await run(second.url, 'SELECT n FROM kept')).toEqual([])
  })

  it('does not start empty when that folder is gone', async () => {
    const dataDir = path.join(base, 'data')
    rmSync(realpathSync(path.join(dataDir, 'postgres')), { recursive: true })
    const { error } = await hold(dataDir)
    expect(error).toMatch(/^EmbeddedServerError: .*postgres cannot be used: the folder .* is gone;/)
  })

  it('copies the programs when the other user has no access to node_modules', async () => {
    const place = await findLocation(path.join(base, 'open'), createLog('silent'))
    const closed = mkdtempSync(path.join(base, 'closed-'))
    const { initdb: packaged } = await findBinaries(place)
    const from = path.resolve(packaged, '../../..')
    await copyPublicTree(from, path.join(closed, 'package'))
    const { initdb } = await findBinaries(place, path.join(closed, 'package/native'))
    expect(initdb.startsWith(place.home)).toBe(true)
  })

  it('uses the database of an ordinary user as its owner, and leaves it to them', async () => {
    const folder = path.join(base, 'user')
    const dataDir = path.join(folder, 'data')
    mkdirSync(folder)
    chownSync(folder, nobody, nobody)
    const users = await hold(dataDir, { uid: nobody })
    expect(users.error).toBe('')
    await run(users.url, 'CREATE TABLE kept (n int)')
    await users.end('SIGKILL')

    const roots = await hold(dataDir)
    expect(await run(roots.url, 'SELECT n FROM kept')).toEqual([])
    await roots.end('SIGTERM')

    const again = await hold(dataDir, { uid: nobody })
    expect(again.error).toBe('')
  })

  it('rejects a database that belongs to another user', async () => {
    const { error } = await hold(path.join(base, 'open'), { uid: nobody })
    expect(error).toMatch(/belongs to another user; start Almanac as that user\.$/)
  })
})
