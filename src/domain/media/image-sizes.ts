/**
 * The sizes that are made of pictures, and the computation of their dimensions
 * (behaviour/media.md#picture-sizes).
 */

export interface Extent {
  readonly width: number
  readonly height: number
}

interface SizeRule extends Extent {
  /** Crops to the exact dimensions; other sizes fit within them. */
  readonly crop: boolean
}

/** In the order of the response. */
const rules: Readonly<Record<string, SizeRule>> = {
  medium: { width: 300, height: 300, crop: false },
  large: { width: 1024, height: 1024, crop: false },
  thumbnail: { width: 150, height: 150, crop: true },
  medium_large: { width: 768, height: Infinity, crop: false },
  '1536x1536': { width: 1536, height: 1536, crop: false },
  '2048x2048': { width: 2048, height: 2048, crop: false },
}

export interface WantedSize extends Extent {
  readonly name: string
  readonly crop: boolean
}

/**
 * Returns the sizes of a picture: only those that are smaller than the picture.
 *
 * @example wantedSizes({ width: 400, height: 200 }) // medium 300x150, thumbnail 150x150
 */
export function wantedSizes(picture: Extent): WantedSize[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    if (picture.width <= rule.width && picture.height <= rule.height) return []
    const extent = rule.crop ? smaller(picture, rule) : fitInto(picture, rule)
    return [{ name, crop: rule.crop, ...extent }]
  })
}

/**
 * Sorts sizes by the order of the rules, which the database does not preserve; sizes without a
 * rule come last.
 */
export function listedSizes<Size>(sizes: Readonly<Record<string, Size>>): [string, Size][] {
  const others = Object.keys(sizes).filter((name) => !Object.hasOwn(rules, name))
  return [...Object.keys(rules), ...others].flatMap((name): [string, Size][] => {
    const size = sizes[name]
    return size === undefined ? [] : [[name, size]]
  })
}

function smaller(one: Extent, other: Extent): Extent {
  return { width: Math.min(one.width, other.width), height: Math.min(one.height, other.height) }
}

function fitInto({ width, height }: Extent, box: Extent): Extent {
  const scale = Math.min(box.width / width, box.height / height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
