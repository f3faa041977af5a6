import { STEPS_PER_SLICE, type Sliced } from '../text/slices.ts'
import { tokensOf, type Token } from '../../markup/tokens.ts'
import { plainText } from '../embeds/entry-texts.ts'
import { playerOf } from './video-addresses.ts'

/** A film that a text shows: a file, or the player of another site. */
export interface ContentVideo {
  readonly contentUrl?: string | undefined
  readonly embedUrl?: string | undefined
  /** Address of the preview image. */
  readonly poster?: string | undefined
}

export interface ContentMedia {
  /** Addresses of the first pictures. */
  readonly pictures: readonly string[]
  readonly videos: readonly ContentVideo[]
}

export const NO_CONTENT_MEDIA: ContentMedia = { pictures: [], videos: [] }

const MOST_PICTURES = 3
const MAX_VIDEOS = 20

/**
 * Finds the pictures and videos that a text shows, in their order, each once. Works in slices.
 * @param html as readers get it
 * @param base the address that others in the text are relative to
 */
export function* contentMedia(html: string, base: string): Sliced<ContentMedia> {
  const pictures = new Set<string>()
  const videos = new Map<string, ContentVideo>()
  const add = (film: ContentVideo): void => {
    const address = film.contentUrl ?? film.embedUrl
    if (address !== undefined && !videos.has(address)) videos.set(address, film)
  }
  let poster: string | undefined
  let inLink = false
  let steps = 0
  for (const token of tokensOf(html)) {
    if (++steps % STEPS_PER_SLICE === 0) yield
    const address = (attribute: string) => absolute(valueOf(token, attribute), base)
    const { name, closing } = token
    if (name === 'a') inLink = !closing
    else if (token.kind === 'text' && !inLink) add({ embedUrl: playerOfText(token.text) })
    else if (closing) poster = name === 'video' ? undefined : poster
    else if (name === 'img') addAddress(pictures, address('src'))
    else if (name === 'iframe') add({ embedUrl: playerOfText(valueOf(token, 'src')) })
    else if (name === 'video') {
      poster = address('poster') ?? ''
      add({ contentUrl: address('src'), poster: poster || undefined })
    } else if (name === 'source' && poster !== undefined) {
      add({ contentUrl: address('src'), poster: poster || undefined })
    }
  }
  return {
    pictures: [...pictures].slice(0, MOST_PICTURES),
    videos: [...videos.values()].slice(0, MAX_VIDEOS),
  }
}

function addAddress(addresses: Set<string>, address: string | undefined): void {
  if (address !== undefined) addresses.add(address)
}

/** An address on its own line is shown as an embed. */
function playerOfText(text: string): string | undefined {
  const address = plainText(text).trim()
  const url = /^(?:https?:)?\/\/\S+$/i.test(address) && readAddress(address, 'https://localhost')
  return url ? playerOf(url) : undefined
}

const LONGEST_TAG = 10_000

function valueOf({ kind, text }: Token, attribute: string): string {
  if (kind !== 'tag' || text.length > LONGEST_TAG) return ''
  const found = new RegExp(`\\s${attribute}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(text)
  return plainText(found?.[1] ?? found?.[2] ?? '').trim()
}

function absolute(address: string, base: string): string | undefined {
  const url = address === '' ? undefined : readAddress(address, base)
  return url !== undefined && /^https?:$/.test(url.protocol) ? url.href : undefined
}

const readAddress = (address: string, base: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined
