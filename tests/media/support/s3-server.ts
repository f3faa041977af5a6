import { mkdtemp, rm } from 'node:fs/promises'
import { spawn, type ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A server of the S3 interface on this machine, with one bucket. */
export interface S3Server {
  readonly endpoint: string
  readonly bucket: string
  stop(): Promise<void>
}

const PROGRAM = `
const S3rver = require('s3rver')
const [directory, bucket] = process.argv.slice(1)
const options = { port: 0, address: '127.0.0.1', silent: true, directory }
new S3rver({ ...options, configureBuckets: [{ name: bucket, configs: [] }] })
  .run()
  .then(({ port }) => process.stdout.write('port ' + port + '\\n'))
`

/** The keys that the server knows. */
export const S3_KEYS = { id: 'S3RVER', secret: 'S3RVER' }

const PATIENCE_MILLISECONDS = 15_000

/** Starts the server; undefined where it is not available. */
export async function startS3Server(): Promise<S3Server | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'almanac-s3-'))
  const bucket = 'media'
  const child = spawn(process.execPath, ['-e', PROGRAM, folder, bucket], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const stop = async (): Promise<void> => {
    child.kill()
    await rm(folder, { recursive: true, force: true })
  }
  const port = await portOf(child)
  if (port === undefined) {
    await stop()
    return undefined
  }
  return { endpoint: `http://127.0.0.1:${port}`, bucket, stop }
}

function portOf(child: ChildProcess): Promise<number | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MILLISECONDS)
    const end = (port: number | undefined): void => {
      clearTimeout(timer)
      resolve(port)
    }
    child.on('exit', () => end(undefined))
    child.on('error', () => end(undefined))
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const port = /port (\d+)\n/.exec(said)?.[1]
      if (port !== undefined) end(Number(port))
    })
  })
}
