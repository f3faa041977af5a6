import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

const COPIED = ['openapi', 'src', 'generated', 'scripts', 'prisma', 'package.json', 'tsconfig.json']
const MINUTE = 60_000

/** Two runs of the compiler and one of the generator, on a machine that may be busy. */
const LIMIT = 5 * MINUTE

interface Snippet {
  readonly file: string
  readonly lines: readonly string[]
}

/** The snippets of the README's steps; a comment names the file that each belongs to. */
async function readSnippets(): Promise<Snippet[]> {
  const readme = await readFile('README.md', 'utf8')
  const [, steps = ''] = readme.split('## Add an operation in five steps')
  const [section = ''] = steps.split('\n## ')
  const snippets: { file: string; lines: string[] }[] = []
  for (const [, line = ''] of section.matchAll(/^ {7}(.*)$/gm)) {
    const file = /^(?:#|\/\/) (\S+)$/.exec(line)?.[1]
    if (file === undefined) snippets.at(-1)?.lines.push(line)
    else snippets.push({ file, lines: [] })
  }
  return snippets
}

/** Adds a snippet as a reader would: imports on top, members into the object, paths to paths. */
function withSnippet(text: string, { file, lines }: Snippet): string {
  if (file.endsWith('.ts')) {
    const imports = lines.filter((line) => line.startsWith('import '))
    const members = lines.filter((line) => !line.startsWith('import '))
    const end = text.lastIndexOf('}')
    return [...imports, text.slice(0, end).trimEnd(), ...members, text.slice(end)].join('\n')
  }
  if (!file.endsWith('/openapi.yaml')) return `${text}\n${lines.join('\n')}\n`
  const paths = text.indexOf('\npaths:\n') + '\npaths:\n'.length
  return `${text.slice(0, paths)}${lines.join('\n')}\n${text.slice(paths)}`
}

describe('The five steps of the README', () => {
  let copy: string
  let service: TestService
  let snippets: readonly Snippet[]

  beforeAll(async () => {
    service = await startService()
    snippets = await readSnippets()
    copy = await mkdtemp(path.join(tmpdir(), 'almanac-steps-'))
    for (const name of COPIED) await cp(name, path.join(copy, name), { recursive: true })
    await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'))
    const compiler = JSON.parse(await readFile('tsconfig.json', 'utf8')) as {
      compilerOptions: object
    }
    const handlers = snippets.flatMap(({ file }) => (file.endsWith('.ts') ? [file] : []))
    // The second run compiles again what differs from the first.
    const compilerOptions = { ...compiler.compilerOptions, incremental: true }
    const config = { ...compiler, compilerOptions, include: handlers }
    await writeFile(path.join(copy, 'tsconfig.json'), JSON.stringify(config))
  }, MINUTE)
  afterAll(async () => {
    await rm(copy, { recursive: true, force: true })
    await service.close()
  })

  const apply = async (extension: string): Promise<void> => {
    for (const snippet of snippets.filter(({ file }) => file.endsWith(extension))) {
      const file = path.join(copy, snippet.file)
      await writeFile(file, withSnippet(await readFile(file, 'utf8'), snippet))
    }
  }
  const run = (program: string, ...words: string[]) =>
    promisify(execFile)(program, words, { cwd: copy }).catch(
      (error: unknown) => error as { stdout: string; stderr: string },
    )

  it('name the files of the contract and of the handler', () => {
    expect(snippets.map(({ file }) => file)).toEqual([
      'openapi/core-v2/tags.yaml',
      'openapi/core-v2/openapi.yaml',
      'src/namespaces/core-v2/tags/tags.ts',
    ])
  })

  it(
    'lead from a compiler that reports the missing handler to one that reports nothing',
    async () => {
      await apply('.yaml')
      await run('npm', 'run', 'generate')
      const before = await run('npx', 'tsc')
      await apply('.ts')
      const after = await run('npx', 'tsc')
      expect(before.stdout).toContain("Property 'countTaggedPosts' is missing")
      expect({ output: after.stdout }).toEqual({ output: '' })
    },
    LIMIT,
  )

  it(
    'produce a service that answers the new operation',
    async () => {
      const make = createFactories(service.api)
      const tag = await make.tag()
      await make.post({ tags: [tag.id] })
      const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
        cwd: copy,
        env: {
          PATH: process.env['PATH'],
          DATABASE_URL: service.database.url,
          DATA_DIR: path.join(copy, 'data'),
          PORT: '0',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const ended = once(child, 'exit')
      let log = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => (log += text))
      const url = (): string | undefined => /"url":"([^"]+)"[^\n]*"listening"/.exec(log)?.[1]
      try {
        while (url() === undefined && child.exitCode === null) {
          await Promise.race([once(child.stdout, 'data'), ended])
        }
        const found = await fetch(`${url()}/api/core/v2/tags/${tag.id}/count`)
        expect({ status: found.status, body: await found.json() }).toEqual({
          status: 200,
          body: { count: 1 },
        })
        const missing = await fetch(`${url()}/api/core/v2/tags/0/count`)
        expect(missing.status).toBe(404)
      } finally {
        child.kill('SIGTERM')
        await ended
      }
    },
    MINUTE,
  )
})
