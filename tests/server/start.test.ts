import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

jest.setTimeout(30_000)

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Creates a project of the same layout with a program of one line and an empty editor. */
let project: string

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'almanac-start-'))
  for (const folder of ['scripts', 'src/write', 'prisma', 'generated/prisma']) {
    mkdirSync(path.join(project, folder), { recursive: true })
  }
  const scripts = ['scripts/start.mjs', 'scripts/build.mjs', 'scripts/bundle.mjs']
  const settings = [
    'tsconfig.json',
    'src/tsconfig.json',
    'src/write/tsconfig.json',
    'package-lock.json',
  ]
  for (const file of [...scripts, ...settings]) {
    copyFileSync(path.join(root, file), path.join(project, file))
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'))
  write('package.json', '{ "type": "module", "engines": { "node": ">=20.19" } }')
  write('prisma/schema.prisma', '')
  write('generated/prisma/client.ts', 'export const client = 1')
  write('src/main.ts', `process.stdout.write('one')`)
  write('src/cli.ts', '')
  write('src/write/main.tsx', '')
  write('src/write/styles.css', '')
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

it('A start builds a fresh clone, then runs it from any folder', () => {
  expect(start()).toEqual({ status: 0, stdout: 'one', stderr: '' })
})

it('A start builds again only after a change', () => {
  const built = path.join(project, 'dist/main.js')
  const { mtimeMs } = statSync(built)
  expect(start().stdout).toBe('one')
  expect(statSync(built).mtimeMs).toBe(mtimeMs)
  write('src/other.ts', 'export const other = 2')
  write('src/main.ts', `import { other } from './other.ts'\nprocess.stdout.write(String(other))`)
  write('src/cli.ts', `import { other } from './other.ts'\nprocess.stdout.write(String(other))`)
  expect(start().stdout).toBe('2')
  write('src/main.ts', `process.stdout.write('three')`)
  write('src/cli.ts', '')
  write('src/write/main.tsx', '')
  write('src/write/styles.css', '')
  rmSync(path.join(project, 'src/other.ts'))
  expect(start().stdout).toBe('three')
  const left = readdirSync(path.join(project, 'dist'))
  // The digest in the names of the editor's files is not the same for all versions of the bundler.
  expect(left.map((name) => name.replace(/-\w+/, ''))).toEqual([
    '.built',
    'cli.js',
    'main.js',
    'write.css',
    'write.js',
    'write.json',
  ])
})

it('A start fails when compiling does, and keeps the last build', () => {
  write('src/main.ts', `const text: string = 4\nprocess.stdout.write(text)`)
  const { status, stdout, stderr } = start()
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/error TS2322/)
  expect(existsSync(path.join(project, 'dist/main.js'))).toBe(true)
})

it('A start passes signals to the program itself', async () => {
  write(
    'src/main.ts',
    `const waiting = setInterval(() => undefined, 1000)
     process.once('SIGTERM', () => { process.exitCode = 7; clearInterval(waiting) })
     process.stdout.write('ready')`,
  )
  const child = spawn(process.execPath, [path.join(project, 'scripts/start.mjs')], { cwd: '/' })
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([7, null])
})

function write(file: string, text: string): void {
  writeFileSync(path.join(project, file), text)
}

function start(): { status: number | null; stdout: string; stderr: string } {
  const script = path.join(project, 'scripts/start.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: '/',
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
