import type { Readable } from 'node:stream'

/** A part of a file, both ends included; the whole file without one. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** What is known of a file that is being stored. */
export interface StoredType {
  readonly mimeType: string
  /** Bytes. */
  readonly size: number
}

/**
 * Where files lie for good, under keys such as `2026/11/harbor.jpg`. Keys are made by us; a store
 * may trust them. Files never change.
 */
export interface MediaStore {
  /**
   * Puts a local file there, whole or not at all; once put, it survives a loss of power.
   * @returns false when another file has the key already; nothing is stored then
   */
  put(key: string, localFile: string, type: StoredType): Promise<boolean>
  /** Opens a file for reading; undefined when not found. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** Removes files; those that are not there do not count. */
  remove(keys: readonly string[]): Promise<void>
}
