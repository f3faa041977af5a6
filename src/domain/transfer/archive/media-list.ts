import { z } from 'zod'

/** A line of `media.ndjson`: a file below `media/`, or one that the site has lost. */
export type ListedFile =
  | { readonly key: string; readonly size: number; readonly sha256: string }
  | { readonly key: string; readonly size: null; readonly sha256: null }

/** Keys as the service makes them: a month, and a name that no system takes for a path. */
export const MEDIA_KEY = /^\d{4}\/\d{2}\/\w[\w.-]{0,199}$/

const key = z.string().regex(MEDIA_KEY, 'is no name of a media file')

export const listedFile: z.ZodType<ListedFile> = z.union([
  z.strictObject({
    key,
    size: z.int().min(0).max(2_147_483_647),
    sha256: z.hex().length(64),
  }),
  z.strictObject({ key, size: z.null(), sha256: z.null() }),
])

export function listLine({ key: name, size, sha256 }: ListedFile): string {
  return `${JSON.stringify({ key: name, size, sha256 })}\n`
}

/** @returns undefined for what is no such line */
export function readListLine(line: string): ListedFile | undefined {
  try {
    return listedFile.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
