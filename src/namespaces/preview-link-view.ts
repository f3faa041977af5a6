import type { components } from '../../generated/core-v2/types.ts'
import type { AppContext } from '../context.ts'
import type { EntryRow } from '../data/entries/entry-row.ts'
import type { ContentType } from '../domain/content-types/content-types.ts'
import { previewPath } from '../domain/content/permalinks.ts'
import { previewAddress } from '../domain/content/previews/preview-address.ts'
import type { IssuedPreview } from '../domain/content/previews/preview-links.ts'
import { OF_PREVIEWS } from './preview-token.ts'

type PreviewLink = components['schemas']['PreviewLink']

interface LinkAnswer {
  readonly status: 200
  readonly body: PreviewLink
  readonly headers: Readonly<Record<string, string>>
}

/** The answer with a link that has been issued. */
export function showPreviewLink(
  { siteUrl, config }: AppContext,
  type: ContentType,
  entry: EntryRow,
  { token, expires }: IssuedPreview,
): LinkAnswer {
  const template = config.site.previewUrl
  return {
    status: 200,
    body: {
      url: siteUrl + previewPath(type, entry, token),
      front_end_url: template === undefined ? null : previewAddress(template, entry, token),
      token,
      expires: expires.toISOString().replace('.000', ''),
    },
    headers: OF_PREVIEWS,
  }
}
