import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { IAudioMetadata } from 'music-metadata'
import pLimit from 'p-limit'

const FORMAT = [
  'bitrate',
  'codec',
  'container',
  'duration',
  'lossless',
  'numberOfChannels',
  'sampleRate',
  'trackInfo',
] as const
const COMMON = ['album', 'artist', 'genre', 'title', 'track', 'year'] as const

export interface RecordingTags {
  readonly format: Pick<IAudioMetadata['format'], (typeof FORMAT)[number]>
  readonly common: Pick<IAudioMetadata['common'], (typeof COMMON)[number]>
}

/** Most memory of a thread besides the bytes that it has read; more than long films need. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** Recordings that are read at a time. */
const limit = pLimit(2)

/** A text, because bundling would lose a file that only a thread starts from. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads')
const pick = (from, names) => Object.fromEntries(names.map((name) => [name, from[name]]))
const read = async ({ parser, file, FORMAT, COMMON }) => {
  const { parseFile } = await import(parser)
  const { format, common } = await parseFile(file, { duration: true, skipCovers: true })
  parentPort.postMessage({ format: pick(format, FORMAT), common: pick(common, COMMON) })
}
void read(workerData)
`

/**
 * Reads the tags of an audio or video file in a thread of its own: a file can be made to keep its
 * reader busy for hours, or to take more memory than there is, and only a thread can be ended.
 * @throws Error for a file that cannot be read in this time or memory
 */
export const readRecordingTags = (file: string, milliseconds: number): Promise<RecordingTags> =>
  limit(async () => {
    const worker = new Worker(PROGRAM, {
      eval: true,
      execArgv: [],
      workerData: { parser: import.meta.resolve('music-metadata'), file, FORMAT, COMMON },
      resourceLimits: LIMITS,
    })
    // It may fail after it is no longer waited for, which must not end the process.
    worker.on('error', () => undefined)
    try {
      const signal = AbortSignal.timeout(milliseconds)
      const [tags] = (await once(worker, 'message', { signal })) as [RecordingTags]
      return tags
    } finally {
      await worker.terminate()
    }
  })
