import type { MediaColumns } from '../../data/entries/entry-row.ts'
import { fileAddress } from './thumbnail.ts'

/** A picture in its stored sizes, among which browsers choose. */
export interface ResponsivePicture {
  /** The smallest version with the requested width. */
  readonly url: string
  /** Empty if there is only one version. */
  readonly srcset: string
  /** In pixels; 0 if unknown. */
  readonly width: number
  readonly height: number
  /** '' if there is no description. */
  readonly alt: string
}

type Stored = Pick<MediaColumns, 'file' | 'width' | 'height' | 'altText' | 'sizes'>

/** Rounding may change the shape of a version by this much. */
const SAME_SHAPE = 0.02

/** Describes the uncropped versions of a stored picture. */
export function responsivePicture(
  siteUrl: string,
  { file, width, height, altText, sizes }: Stored,
  wantedWidth: number,
): ResponsivePicture {
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const own = { file, width, height }
  const ratio = width / height
  const forms = Object.values(sizes)
    .filter((size) => size.width > 0 && Math.abs(size.width / size.height / ratio - 1) < SAME_SHAPE)
    .map((size) => ({ ...size, file: folder + size.file }))
    .toSorted((one, other) => one.width - other.width)
  const all = [...forms.filter((form) => form.width < width), own]
  const shown = all.find((form) => form.width >= wantedWidth) ?? own
  return {
    url: fileAddress(siteUrl, shown.file),
    srcset:
      all.length < 2
        ? ''
        : all.map((form) => `${fileAddress(siteUrl, form.file)} ${form.width}w`).join(', '),
    width: shown.width,
    height: shown.height,
    alt: altText,
  }
}
