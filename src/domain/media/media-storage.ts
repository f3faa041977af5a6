import path from 'node:path'
import { createDiskStore } from './disk-store.ts'
import type { MediaStore } from './media-store.ts'
import { createS3Store, type S3Place } from './s3-store.ts'

/** Where media files are and what is taken of them; part of the application context. */
export interface MediaStorage {
  readonly store: MediaStore
  /** Folder of this machine for files under way. */
  readonly incoming: string
  /** Largest file that is taken, in bytes. */
  readonly limit: number
  readonly allowSvg: boolean
}

/** The configuration's shape. */
export interface MediaConfig {
  readonly limit: number
  readonly allowSvg: boolean
  readonly s3?: S3Place
}

/** Files lie below the data folder, or in a bucket; files under way always below the data folder. */
export function openMediaStorage(dataFolder: string, wishes: MediaConfig): MediaStorage {
  const { limit, allowSvg, s3 } = wishes
  return {
    store: s3 ? createS3Store(s3) : createDiskStore(path.join(dataFolder, 'uploads')),
    incoming: path.join(dataFolder, 'incoming'),
    limit,
    allowSvg,
  }
}
