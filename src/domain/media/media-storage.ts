import path from 'node:path'
import { createDiskStore } from '../../adapters/object-stores/disk-store.ts'
import type { MediaStore } from '../../adapters/object-stores/media-store.ts'
import { createS3Store, type S3Place } from '../../adapters/object-stores/s3-store.ts'

/** Where media files are stored, and which are accepted; part of the application context. */
export interface MediaStorage {
  readonly store: MediaStore
  /** Local folder for uploads in progress. */
  readonly incoming: string
  /** Upload limit in bytes. */
  readonly limit: number
  readonly allowSvg: boolean
}

export interface MediaConfig {
  readonly limit: number
  readonly allowSvg: boolean
  readonly s3?: S3Place
}

/** Files are stored below the data folder or in a bucket; uploads in progress always below it. */
export function openMediaStorage(dataFolder: string, config: MediaConfig): MediaStorage {
  const { limit, allowSvg, s3 } = config
  return {
    store: s3 ? createS3Store(s3) : createDiskStore(path.join(dataFolder, 'uploads')),
    incoming: path.join(dataFolder, 'incoming'),
    limit,
    allowSvg,
  }
}
