/** A range of the file to keep, or bytes to insert. */
export type Part = { readonly start: number; readonly end: number } | Buffer

/** Reads bytes at a position; fewer than requested at the end of the file. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>

/** Finds the parts of a file to keep, for one format. @throws Error for a file of another format */
export type FindParts = (read: ReadAt, size: number) => Promise<readonly Part[]>
