import { cutText } from '../text/cut-text.ts'
import { sanitizeText } from '../text/plain-text.ts'
import { readMovieExtent } from '../../adapters/media-files/movie-extent.ts'
import { readRecordingTags } from '../../adapters/media-files/recording-tags.ts'
import type { Extent } from './image-sizes.ts'

/** Metadata of an audio or video file, under the names of `media_details`. */
export interface Recording {
  readonly extent: Extent | undefined
  readonly details: Readonly<Record<string, unknown>>
}

/** Time limit for reading metadata; what is unknown by then is left out. */
const TIMEOUT_MILLISECONDS = 10_000

const NOTHING: Recording = { extent: undefined, details: {} }

/** Reads duration, codec, dimensions and tags as far as the file has them. Never fails. */
export async function readRecording(file: string, mimeType: string): Promise<Recording> {
  const read = await orNothing(() => readTags(file))
  if (read.extent !== undefined || !mimeType.startsWith('video/')) return read
  const found = await orNothing(async () => ({ ...NOTHING, extent: await readMovieExtent(file) }))
  return { ...read, extent: found.extent }
}

/** Unreadable values are unknown, and so are values that take too long to read. */
async function orNothing(study: () => Promise<Recording>): Promise<Recording> {
  try {
    return await study()
  } catch {
    return NOTHING
  }
}

async function readTags(file: string): Promise<Recording> {
  const { format, common } = await readRecordingTags(file, TIMEOUT_MILLISECONDS)
  const { duration, container, codec, bitrate, sampleRate, numberOfChannels, lossless } = format
  return {
    extent: extentOf(format.trackInfo),
    details: {
      ...lengthOf(duration),
      ...textMember('fileformat', container),
      ...textMember('dataformat', codec),
      ...numberMember('bitrate', bitrate),
      ...numberMember('sample_rate', sampleRate),
      ...numberMember('channels', numberOfChannels),
      ...(lossless !== undefined && { lossless }),
      ...textMember('title', common.title),
      ...textMember('artist', common.artist),
      ...textMember('album', common.album),
      ...textMember('year', common.year?.toString()),
      ...textMember('genre', common.genre?.[0]),
      ...textMember('track_number', common.track.no?.toString()),
    },
  }
}

const HIGHEST_EXTENT = 65_535

function extentOf(tracks: readonly unknown[]): Extent | undefined {
  for (const track of tracks) {
    const video = track instanceof Object && 'video' in track ? track.video : undefined
    if (!(video instanceof Object)) continue
    const { pixelWidth, pixelHeight } = video as { pixelWidth?: unknown; pixelHeight?: unknown }
    if (isExtent(pixelWidth) && isExtent(pixelHeight)) {
      return { width: pixelWidth, height: pixelHeight }
    }
  }
  return undefined
}

const isExtent = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= HIGHEST_EXTENT

/** A thousand hours. */
const LONGEST_SECONDS = 3_600_000

function lengthOf(duration: number | undefined): object {
  if (duration === undefined || !(duration >= 0 && duration < LONGEST_SECONDS)) return {}
  const length = Math.round(duration)
  return { length, length_formatted: formatLength(length) }
}

const two = (value: number): string => String(value).padStart(2, '0')

/** `2:05`, or `1:02:05`. */
function formatLength(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const end = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${end}` : `${minutes}:${end}`
}

const LONGEST_TEXT = 300

function textMember(name: string, value: string | undefined): object {
  const text = value === undefined ? '' : sanitizeText(cutText(value.toWellFormed(), LONGEST_TEXT))
  return text === '' ? {} : { [name]: text }
}

function numberMember(name: string, value: number | undefined): object {
  return value !== undefined && Number.isFinite(value) ? { [name]: Math.round(value) } : {}
}
