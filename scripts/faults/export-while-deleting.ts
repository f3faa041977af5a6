import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { broken, type Fault, type Outcome } from './fault.ts'
import { ask } from './support/ask.ts'
import type { Bench } from './support/bench.ts'
import { startCommand } from './support/command.ts'
import { countOutcomes } from './support/traffic.ts'

const FILES = 150
const FILE_BYTES = 64 * 1024
/** How many requests are under way at a time. */
const CLIENTS = 4

export const exportWhileDeleting: Fault = {
  name: 'export while media are deleted',
  promise: 'no file is missing from it, and Ctrl-C leaves nothing of another one',
  async run(bench) {
    const site = path.join(bench.folder, 'site')
    await mkdir(site, { recursive: true })
    const environment = { DATABASE_URL: await bench.database(), DATA_DIR: site }
    const node = await bench.node(environment)
    const ids = await uploadFiles(bench, node.origin)
    const folder = path.join(bench.folder, 'archives')
    const whole = startCommand(environment, 'export', path.join(folder, 'whole'), '--json')
    // The export has begun, so it has listed all files.
    await whole.reported
    const deleting = inParallel(ids, (id) => deleteFile(bench, `${node.origin}${MEDIA}/${id}`))
    const interrupted = startCommand(environment, 'export', path.join(folder, 'interrupted'))
    await interrupted.reported
    interrupted.signal('SIGINT')
    const stopped = await interrupted.ended
    const { code, stdout } = await whole.ended
    const deletions = countOutcomes(await deleting)
    const result = JSON.parse(stdout) as { media_files: number; lost: unknown[] }
    const left = (await readdir(folder)).filter((name) => name !== 'whole')
    return {
      answers: deletions,
      lost: FILES - result.media_files,
      logLines: node.troubles.length,
      memory: node.memory(),
      broken: broken({
        [`it ended with ${code}`]: code === 0,
        [`${result.lost.length} files were lost`]: result.lost.length === 0,
        [`it has ${result.media_files} files`]: result.media_files === FILES,
        'a file was not deleted': deletions.get(200) === FILES,
        [`the interrupted one ended with ${stopped.code}`]: stopped.code === 130,
        [`${left.join(', ')} is left`]: left.length === 0,
      }),
    }
  },
}

const MEDIA = '/api/core/v2/media'

async function uploadFiles(bench: Bench, origin: string): Promise<number[]> {
  const numbers = Array.from({ length: FILES }, (_, number) => number)
  return inParallel(numbers, async (number) => {
    const { body } = await ask(origin + MEDIA, {
      method: 'POST',
      headers: {
        Authorization: bench.admin,
        'Content-Type': 'text/plain',
        'Content-Disposition': `attachment; filename="file-${number}.txt"`,
      },
      body: 'A line of text.\n'.repeat(FILE_BYTES / 16),
    })
    return (body as { id: number }).id
  })
}

async function deleteFile(bench: Bench, address: string): Promise<Outcome> {
  const headers = { Authorization: bench.admin }
  return (await ask(`${address}?force=true`, { method: 'DELETE', headers })).outcome
}

async function inParallel<T, R>(
  values: readonly T[],
  work: (value: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const left = values.values()
  const next = async (): Promise<void> => {
    for (const value of left) results.push(await work(value))
  }
  await Promise.all(Array.from({ length: CLIENTS }, next))
  return results
}
