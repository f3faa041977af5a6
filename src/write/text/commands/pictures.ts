/** Pictures of the media library as blocks. */
import type { Node } from 'prosemirror-model'
import { safePicture } from '../model/safe-addresses.ts'
import { schema } from '../model/schema.ts'
import { escapeAttribute } from '../model/tags.ts'

export interface Picture {
  readonly id: number
  readonly url: string
  readonly alt: string
}

/** New pictures as blocks. */
export const pictureBlocks = (pictures: readonly Picture[]): Node[] =>
  pictures
    .filter(({ url }) => safePicture(url) !== undefined)
    .map(({ id, url, alt }) =>
      schema.nodes.image.create({ tag: pictureTag(url, alt, ` class="wp-image-${id}"`) }),
    )

export const pictureTag = (url: string, alt: string, more = ''): string =>
  `<img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}"${more}/>`
