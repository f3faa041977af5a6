/** Sizes in pixels in which pictures of users are named (behaviour/accounts.md#fields-of-users). */
export const AVATAR_SIZES = ['24', '48', '96'] as const

/** The content of a user's avatar: initials on a colour. */
export interface Avatar {
  /** One or two letters or digits, or `-`. */
  readonly initials: string
  /** 0 to 11, one of twelve colours. */
  readonly colour: number
}

type AvatarUrls = Record<(typeof AVATAR_SIZES)[number], string>

const COLOURS = 12

/** Derives the picture from public data of a user only: name and id. */
export function avatarOf(user: { readonly id: number; readonly displayName: string }): Avatar {
  const words = user.displayName.match(/[\p{L}\p{N}]+/gu) ?? []
  const [first = '', ...rest] = words
  const last = rest.at(-1) ?? ''
  const initials = [first, last].map((word) => /^./u.exec(word)?.[0] ?? '').join('')
  return { initials: initials.toLocaleUpperCase('en') || '-', colour: user.id % COLOURS }
}

/**
 * The address of a picture below the site's. It contains everything that the picture shows, so
 * serving it needs no query, discloses nothing new, and can be cached forever.
 */
export function avatarPath({ initials, colour }: Avatar): string {
  return `/avatars/${encodeURIComponent(initials)}-${colour}.svg`
}

/** The addresses of an avatar by its size. */
export function avatarUrls(siteUrl: string, avatar: Avatar): AvatarUrls {
  const address = siteUrl + avatarPath(avatar)
  const urls = AVATAR_SIZES.map((size) => [size, `${address}?s=${size}`])
  return Object.fromEntries(urls) as AvatarUrls
}

/** Parses the last segment of such an address, decoded; undefined if it is not valid. */
export function parseAvatar(file: string): Avatar | undefined {
  const [, initials, colour] = /^([\p{L}\p{N}]{1,4}|-)-(\d{1,2})\.svg$/u.exec(file) ?? []
  if (initials === undefined || Number(colour) >= COLOURS) return undefined
  return { initials, colour: Number(colour) }
}
