import { z } from 'zod'

/** A line of `media.ndjson`: a file in `media/`, or one that is missing from the store. */
export type ListedFile =
  | { readonly key: string; readonly size: number; readonly sha256: string }
  | { readonly key: string; readonly size: null; readonly sha256: null }

/** The keys that the service generates: a month, and a name that is safe on every file system. */
export const MEDIA_KEY = /^\d{4}\/\d{2}\/\w[\w.-]{0,199}$/

const key = z.string().regex(MEDIA_KEY, 'is not a valid media key')

const listedFile: z.ZodType<ListedFile> = z.union([
  z.strictObject({
    key,
    size: z.int32().min(0),
    sha256: z.hex().length(64),
  }),
  z.strictObject({ key, size: z.null(), sha256: z.null() }),
])

export function formatListLine({ key: name, size, sha256 }: ListedFile): string {
  return `${JSON.stringify({ key: name, size, sha256 })}\n`
}

/** @returns undefined for an invalid line */
export function parseListLine(line: string): ListedFile | undefined {
  try {
    return listedFile.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
