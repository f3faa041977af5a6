import type { AppContext } from '../../context.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import { completePictures, namedPictures } from '../../domain/embeds/content-pictures.ts'
import { findPictures } from '../../domain/embeds/featured-pictures.ts'
import {
  responsivePicture,
  type ResponsivePicture,
} from '../../domain/embeds/responsive-picture.ts'
import { TEXT_SIZES } from './article.ts'

/** In pixels: twice the width of a text, for dense screens. */
const FEATURED_WIDTH = 1344

/** The picture above a text; undefined if it is not a picture. */
export function featuredPicture(
  { siteUrl }: AppContext,
  row: EntryRow | undefined,
): ResponsivePicture | undefined {
  const media = row?.media
  if (media === undefined || media === null || !media.mimeType.startsWith('image/')) {
    return undefined
  }
  return responsivePicture(siteUrl, media, FEATURED_WIDTH)
}

/**
 * Completes the pictures of a rendered content, in one statement.
 * @param below whether another picture is above it
 */
export async function withPictures(
  ctx: AppContext,
  content: string,
  below: boolean,
): Promise<string> {
  const pictures = await findPictures(ctx, namedPictures(content))
  const { siteUrl } = ctx
  return completePictures(content, { siteUrl, pictures, sizes: TEXT_SIZES, afterOthers: below })
}
