import { z } from 'zod'
import type { LinesChecksum } from '../../../adapters/files/archive-folder.ts'
import { archiveSequences, archiveTableNames } from '../../../data/archive/tables.ts'
import { parseJson } from '../../../json-object.ts'

/**
 * Describes an archive. It contains neither a date nor the address of the site, so that the same
 * content makes the same folder, byte for byte.
 */
export interface Manifest {
  readonly format: typeof FORMAT
  readonly version: typeof VERSION
  /** By name, in alphabetical order. */
  readonly files: Readonly<Record<string, LinesChecksum>>
  /** Counts of the files in `media/`. */
  readonly media: { readonly files: number; readonly bytes: number }
  /** The next value of each sequence. */
  readonly sequences: Readonly<Record<string, number>>
}

const FORMAT = 'almanac-archive'
const VERSION = 1

export const MANIFEST_FILE = 'manifest.json'
export const MEDIA_FILE = 'media.ndjson'
export const MEDIA_FOLDER = 'media'

export const tableFile = (table: string): string => `rows/${table}.ndjson`

const count = z.int().min(0)
const fileSum = z.strictObject({ lines: count, bytes: count, sha256: z.hex().length(64) })
const nextId = z.int32().min(1)

const schema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION, `must be ${VERSION}: the archive was made by another version`),
  files: z.partialRecord(z.enum([MEDIA_FILE, ...archiveTableNames.map(tableFile)]), fileSum),
  media: z.strictObject({ files: count, bytes: count }),
  sequences: z.partialRecord(z.enum(archiveSequences), nextId),
})

/** Formats a manifest, with its members in a fixed order. */
export function formatManifest({ files, media, sequences }: Omit<Manifest, 'format' | 'version'>) {
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

/** Parses an untrusted manifest, and reports its problems. */
export function readManifest(
  text: string,
  report: (problem: string) => void,
): Manifest | undefined {
  const given = parseJson(text)
  if (given === undefined) {
    report('is not valid JSON')
    return undefined
  }
  const read = schema.safeParse(given)
  if (read.success) return read.data as Manifest
  for (const { path, message } of read.error.issues) report(`${path.join('.')}: ${message}`)
  return undefined
}
