import { rename, rm, stat } from 'node:fs/promises'
import pLimit from 'p-limit'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { failure } from '../errors/errors.ts'
import { wantedSizes, type Extent } from './image-sizes.ts'
import { makePrivate } from '../../adapters/files/private-files.ts'
import { stripMetadata } from '../../adapters/media-files/strip-metadata.ts'

/** Maximum number of pixels in all frames, to limit memory and time. */
export const MAX_PIXELS = 50_000_000

// One thread per picture, two pictures at a time, no cache.
sharp.concurrency(1)
sharp.cache(false)
const limit = pLimit(2)

/** Does work on a picture when its turn comes: each takes hundreds of megabytes. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => limit(work)

/** A local file with a picture in some size. */
export interface ResizedPicture extends Extent {
  readonly name: string
  readonly file: string
  /** Bytes. */
  readonly size: number
}

export interface ProcessedPicture extends Extent {
  /** The sizes, to be removed by the caller. */
  readonly sizes: readonly ResizedPicture[]
}

/**
 * Prepares an uploaded picture for storage, in place: rotates it by its orientation tag and removes
 * location and camera data. Its sizes are written to the same folder. Runs off the event loop.
 * @throws DomainError rest_upload_image_too_large; any other error means that it is not a complete picture
 */
export async function processPicture(file: string, mimeType: string): Promise<ProcessedPicture> {
  return inTurn(async () => {
    const metadata = await inspect(file)
    const turned = (metadata.orientation ?? 1) > 1
    await (turned ? turn(file, mimeType, metadata) : stripMetadata(file, mimeType))
    const picture = { ...extentOf(metadata) }
    const sizes: ResizedPicture[] = []
    try {
      for (const { name, crop, width, height } of wantedSizes(picture)) {
        const target = `${file}-${name}`
        const resized = openPicture(file, metadata).resize(width, height, {
          fit: crop ? 'cover' : 'fill',
        })
        sizes.push({ name, file: target, ...(await writePicture(resized, mimeType, target)) })
      }
      // A picture without sizes has not been decoded yet.
      if (sizes.length === 0) await openPicture(file, metadata).resize(1, 1).raw().toBuffer()
      return { ...picture, sizes }
    } catch (error) {
      await Promise.all(sizes.map((made) => rm(made.file, { force: true })))
      await rm(`${file}-next`, { force: true })
      throw error
    }
  })
}

/** Reads a picture's header before it is decoded. @throws DomainError if it is too large */
async function inspect(file: string): Promise<Metadata> {
  const metadata = await sharp(file, { limitInputPixels: false, failOn: 'truncated' }).metadata()
  const { width, height, pages = 1 } = metadata
  const frames = metadata.format === 'gif' || metadata.format === 'webp' ? pages : 1
  requireSize(width * height * frames)
  return metadata
}

/** @throws DomainError rest_upload_image_too_large */
export function requireSize(pixels: number): void {
  if (pixels > MAX_PIXELS) throw failure('rest_upload_image_too_large')
}

function openPicture(file: string, { pages = 1 }: Metadata): Sharp {
  return sharp(file, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'truncated',
    sequentialRead: true,
    animated: pages > 1,
  })
}

/** The displayed dimensions; portrait orientation swaps them. */
function extentOf({ width, height, orientation = 1, pageHeight }: Metadata): Extent {
  const tall = pageHeight ?? height
  return orientation > 4 ? { width: tall, height: width } : { width, height: tall }
}

async function turn(file: string, mimeType: string, metadata: Metadata): Promise<void> {
  const next = `${file}-next`
  await writePicture(openPicture(file, metadata).autoOrient(), mimeType, next, 95)
  await rename(next, file)
}

/** Writes a picture in its own format, with its colour profile and no other metadata. */
export async function writePicture(
  picture: Sharp,
  mimeType: string,
  target: string,
  quality = 82,
): Promise<Extent & { size: number }> {
  const shaped = picture.keepIccProfile()
  const formatted =
    mimeType === 'image/jpeg'
      ? shaped.jpeg({ quality })
      : mimeType === 'image/png'
        ? shaped.png({ compressionLevel: 7 })
        : mimeType === 'image/gif'
          ? shaped.gif({ effort: 3 })
          : shaped.webp({ quality, effort: 2 })
  const { width, height, pageHeight } = await formatted.toFile(target)
  await makePrivate(target)
  return { width, height: pageHeight ?? height, size: (await stat(target)).size }
}
