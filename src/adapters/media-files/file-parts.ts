/** A range of a file that stays, or bytes that replace others. */
export type Part = { readonly start: number; readonly end: number } | Buffer

/** Reads bytes at a position; fewer than asked for at the end of the file. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>

/** Finds the parts of a file of one format that stay. @throws Error for a file of another format */
export type FindParts = (read: ReadAt, size: number) => Promise<readonly Part[]>
