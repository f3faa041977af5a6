import { open } from 'node:fs/promises'
import exifr from 'exifr'
import { cutText } from '../text/cut-text.ts'
import { sanitizeText } from '../text/plain-text.ts'

/** The camera data of a picture in the format of `image_meta`: numbers are strings. */
export interface ImageMeta {
  readonly aperture: string
  readonly credit: string
  readonly camera: string
  readonly caption: string
  readonly created_timestamp: string
  readonly copyright: string
  readonly focal_length: string
  readonly iso: string
  readonly shutter_speed: string
  readonly title: string
  readonly orientation: string
  readonly keywords: string[]
  readonly alt: string
}

/** How much of a file is searched for metadata, which is at its beginning. */
const SEARCHED_BYTES = 512 * 1024

/**
 * The tags to read. The location is omitted, since it is never shown; of others, thousands could each
 * claim all bytes of the file as their value.
 */
const READ = {
  tiff: true,
  ifd0: { pick: ['Artist', 'Copyright', 'ImageDescription', 'Model', 'Orientation'] },
  exif: {
    pick: ['CreateDate', 'DateTimeOriginal', 'ExposureTime', 'FNumber', 'FocalLength', 'ISO'],
  },
  iptc: true,
  xmp: false,
  icc: false,
  gps: false,
  reviveValues: false,
  translateValues: false,
}

/** Reads the metadata of a picture. Broken metadata is ignored: the picture may still be fine. */
export async function readImageMeta(file: string): Promise<ImageMeta> {
  const tags = await readTags(file)
  const text = (...names: readonly string[]): string => firstText(names.map((name) => tags[name]))
  const number = (name: string): string => numberText(tags[name])
  return {
    aperture: number('FNumber'),
    credit: text('Credit', 'Byline', 'Artist'),
    camera: text('Model'),
    caption: text('Caption', 'ImageDescription'),
    created_timestamp: timestamp(tags['DateTimeOriginal'] ?? tags['CreateDate']),
    copyright: text('CopyrightNotice', 'Copyright'),
    focal_length: number('FocalLength'),
    iso: number('ISO'),
    shutter_speed: number('ExposureTime'),
    title: text('Headline', 'ObjectName', 'DocumentTitle'),
    // The stored picture has already been rotated.
    orientation: tags['Orientation'] === undefined ? '0' : '1',
    keywords: [tags['Keywords'] ?? []].flat().slice(0, 100).map(cleanText).filter(Boolean),
    alt: '',
  }
}

type Tags = Readonly<Record<string, unknown>>

async function readTags(file: string): Promise<Tags> {
  const handle = await open(file, 'r')
  try {
    const start = Buffer.alloc(SEARCHED_BYTES)
    const { bytesRead } = await handle.read(start, 0, SEARCHED_BYTES, 0)
    const found: unknown = await exifr.parse(start.subarray(0, bytesRead), READ)
    return found instanceof Object ? (found as Tags) : {}
  } catch {
    return {}
  } finally {
    await handle.close()
  }
}

const LONGEST_TEXT = 2000

function cleanText(value: unknown): string {
  if (typeof value !== 'string') return ''
  return sanitizeText(cutText(value.toWellFormed(), LONGEST_TEXT))
}

const firstText = (values: readonly unknown[]): string =>
  values.map(cleanText).find((text) => text !== '') ?? ''

function numberText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (typeof first !== 'number' || !Number.isFinite(first)) return '0'
  return String(Number(first.toPrecision(6)))
}

/** `2024:05:06 07:08:09` as seconds, treated as UTC because the camera's zone is unknown. */
function timestamp(value: unknown): string {
  const match = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/.exec(String(value))
  if (match === null) return '0'
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map(Number)
  const time = Date.UTC(year, month - 1, day, hour, minute, second)
  return Number.isFinite(time) ? String(time / 1000) : '0'
}
