import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

export type Generator = 'client' | 'tables'

/** Runs a generator of schema.prisma. Naming any program as the schema engine prevents a download of it. */
export async function runGenerator(root: string, name: Generator, schema: string): Promise<void> {
  const prisma = path.join(root, 'node_modules/prisma/build/index.js')
  const programs = path.join(root, 'node_modules/.bin')
  await promisify(execFile)(
    process.execPath,
    [prisma, 'generate', '--no-hints', '--generator', name, '--schema', schema],
    {
      cwd: root,
      env: {
        ...process.env,
        PATH: [programs, process.env['PATH']].join(path.delimiter),
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      },
    },
  )
}

/** The types of the tables for Kysely, generated from a copy of the schema in another folder. */
export async function tablesSource(root: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'almanac-tables-'))
  try {
    const schema = path.join(folder, 'prisma/schema.prisma')
    await mkdir(path.dirname(schema))
    await copyFile(path.join(root, 'prisma/schema.prisma'), schema)
    await runGenerator(root, 'tables', schema)
    return await readFile(path.join(folder, 'generated/tables.ts'), 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
