/** Files of the library, as the API answers and the library shows them. */
import type { Schemas } from '../../client/client.ts'

export type MediaItem = Schemas['Media']

/** What a chooser hands over. */
export interface PickedMedia {
  readonly id: number
  readonly url: string
  readonly alt: string
}

export const pickedFrom = ({ id, source_url, alt_text }: MediaItem): PickedMedia => ({
  id,
  url: source_url,
  alt: alt_text,
})

export interface PictureSize {
  /** As the service calls it, such as `medium`; `full` is the picture itself. */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly url: string
}

interface Described extends Pick<MediaItem, 'source_url'> {
  readonly media_details: Pick<MediaItem['media_details'], 'width' | 'height' | 'sizes'>
}

/** The sizes of a picture, the smallest first and itself last; none of other files. */
export function sizesOf({ source_url, media_details }: Described): PictureSize[] {
  const { width, height, sizes } = media_details
  if (width === undefined || height === undefined) return []
  const smaller = Object.entries(sizes)
    .filter(([name]) => name !== 'full')
    .map(([name, size]) => ({ name, width: size.width, height: size.height, url: size.source_url }))
  return [
    ...smaller.toSorted((a, b) => a.width - b.width),
    { name: 'full', width, height, url: source_url },
  ]
}

/** The address of the smallest size that fills a tile, or of the picture itself. */
export function tileOf(item: Described, pixels: number): string {
  const sizes = sizesOf(item)
  const fills = sizes.find(({ width, height }) => Math.max(width, height) >= pixels)
  return (fills ?? sizes.at(-1))?.url ?? item.source_url
}

/** Bytes as people read them, such as `1.4 MB`. */
export function fileSize(bytes: number, language: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte']
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1000 ** step)
}

/** Whether the user may use the method on the item. */
export const allows = (item: MediaItem, method: 'POST' | 'DELETE'): boolean =>
  item._links?.['self']?.some(({ targetHints }) => targetHints?.allow.includes(method)) ?? false
