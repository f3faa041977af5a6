import { AVATAR_SIZES, parseAvatar } from '../domain/accounts/avatar.ts'
import type { PageAnswer, PageRoute } from '../http/pages.ts'
import { html } from './html.ts'

/** Twelve backgrounds on which white letters have a contrast of at least 4.5. */
const GROUNDS = `
  1f5fbf 7a4bb5 b0346a a8442a 8a5a00 56701a 1d7446 0f7173 2b6a95 4a55b8 87499b 5d6470`
  .trim()
  .split(' ')

const MAX_SIZE = 512

/**
 * Avatars of users: initials on a colour. The address contains everything that the image shows, so
 * it never changes and needs no query.
 */
export const avatarRoute: PageRoute = {
  path: /^\/avatars\/[^/]+\.svg$/,
  methods: ['GET'],
  answer({ path, query }) {
    const avatar = parseAvatar(path.slice('/avatars/'.length))
    const size = query.get('s') ?? AVATAR_SIZES[2]
    if (avatar === undefined || !/^[1-9]\d{0,2}$/.test(size) || Number(size) > MAX_SIZE) {
      return notFound()
    }
    const { initials, colour } = avatar
    const ground = GROUNDS[colour] ?? ''
    const body = html`<svg
      xmlns="http://www.w3.org/2000/svg"
      width="${size}"
      height="${size}"
      viewBox="0 0 96 96"
      role="img"
      aria-label="${initials}"
    >
      <rect width="96" height="96" fill="#${ground}" />
      <text
        x="48"
        y="50"
        fill="#fff"
        font-family="system-ui, sans-serif"
        font-size="40"
        font-weight="600"
        text-anchor="middle"
        dominant-baseline="central"
      >
        ${initials}
      </text>
    </svg>`
    return { status: 200, headers: HEADERS, body: body.toString() }
  },
  refuse: (status) => ({ ...notFound(), status }),
}

const HEADERS: PageAnswer['headers'] = {
  'Content-Type': 'image/svg+xml; charset=UTF-8',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

function notFound(): PageAnswer {
  return {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=UTF-8', 'X-Content-Type-Options': 'nosniff' },
    body: 'Image not found.\n',
  }
}
