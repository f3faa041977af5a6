import { z } from 'zod'
import { archiveSequences, archiveTableNames } from '../../../data/archive/tables.ts'

/**
 * What an archive says of itself. It has no date and no address of the site, so that one content
 * always makes one folder, byte for byte.
 */
export interface Manifest {
  readonly format: typeof FORMAT
  readonly version: typeof VERSION
  /** By name, in alphabetical order. */
  readonly files: Readonly<Record<string, FileSum>>
  /** Below `media/`. */
  readonly media: { readonly files: number; readonly bytes: number }
  /** What each sequence gives next. */
  readonly sequences: Readonly<Record<string, number>>
}

export interface FileSum {
  readonly lines: number
  readonly bytes: number
  /** Hexadecimal digits. */
  readonly sha256: string
}

const FORMAT = 'almanac-archive'
const VERSION = 1

export const MANIFEST_FILE = 'manifest.json'
export const MEDIA_FILE = 'media.ndjson'
export const MEDIA_FOLDER = 'media'

export const fileOf = (table: string): string => `rows/${table}.ndjson`

const count = z.int().min(0)
const fileSum = z.strictObject({ lines: count, bytes: count, sha256: z.hex().length(64) })
const nextId = z.int().min(1).max(2_147_483_647)

const schema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION, `must be ${VERSION}: another version of the program made it`),
  files: z.partialRecord(z.enum([MEDIA_FILE, ...archiveTableNames.map(fileOf)]), fileSum),
  media: z.strictObject({ files: count, bytes: count }),
  sequences: z.partialRecord(z.enum(archiveSequences), nextId),
})

/** A manifest with its members in their one order. */
export function makeManifest({ files, media, sequences }: Omit<Manifest, 'format' | 'version'>) {
  const manifest: Manifest = {
    format: FORMAT,
    version: VERSION,
    files: sorted(files),
    media,
    sequences: sorted(sequences),
  }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}

const sorted = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Reads a manifest that anybody may have written; tells what is wrong with it. */
export function readManifest(text: string, tell: (what: string) => void): Manifest | undefined {
  const given = parse(text)
  if (given === undefined) {
    tell('is no JSON')
    return undefined
  }
  const read = schema.safeParse(given)
  if (read.success) return read.data as Manifest
  for (const { path, message } of read.error.issues) tell(`${path.join('.')}: ${message}`)
  return undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
