import type { PageAnswer, PageRoute } from '../http/pages.ts'
import type { Asset, ImmutableAsset } from './immutable-asset.ts'

const PLAIN = { 'Content-Type': 'text/plain; charset=UTF-8', 'X-Content-Type-Options': 'nosniff' }

const plain = (status: number, body: string): PageAnswer => ({ status, headers: PLAIN, body })

const IMMUTABLE = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=31536000, immutable',
} as const

/** An asset, or 404 if this version of it does not exist. */
export const answerAsset = (asset: Asset | undefined): PageAnswer =>
  asset === undefined
    ? plain(404, 'Not found.\n')
    : {
        status: 200,
        headers: { 'Content-Type': `${asset.type}; charset=UTF-8`, ...IMMUTABLE },
        body: asset.body,
      }

export const refuseAsset: PageRoute['refuse'] = (status) => plain(status, 'Method not allowed.\n')

/**
 * Serves assets; versions other than the current ones are not found.
 * @param path matches the addresses of all versions
 */
export function assetRoute(path: RegExp, ...assets: readonly ImmutableAsset[]): PageRoute {
  return {
    path,
    methods: ['GET'],
    answer: (request) => answerAsset(assets.find((asset) => asset.path === request.path)),
    refuse: refuseAsset,
  }
}
