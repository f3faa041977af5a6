import { useApp } from '../app/app-context.ts'
import { plainText } from '../ui/plain-text.ts'
import { tileOf, type MediaItem } from './media-item.ts'

/** Pixels of a tile on a sharp screen. */
const TILE = 320

export interface MediaTileProps {
  readonly item: MediaItem
  readonly onOpen: () => void
}

/** A file in the grid, which opens its details. */
export function MediaTile({ item, onOpen }: MediaTileProps) {
  const { words } = useApp()
  const isPicture = item.media_type === 'image'
  const title = plainText(item.title.rendered)
  return (
    <li>
      <button type="button" class="media-tile" onClick={onOpen}>
        {isPicture ? (
          <img src={tileOf(item, TILE)} alt="" loading="lazy" />
        ) : (
          <span class="media-kind">{item.source_url.split('.').at(-1)?.toUpperCase()}</span>
        )}
        <span class="media-name">{title}</span>
        {isPicture && item.alt_text === '' && (
          <span class="media-flag">{words('media.noAlt')}</span>
        )}
      </button>
    </li>
  )
}
