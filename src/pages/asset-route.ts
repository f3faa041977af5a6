import type { PageAnswer, PageRoute } from '../http/pages.ts'

/** A stylesheet or script. */
export interface Asset {
  readonly type: 'text/css' | 'text/javascript'
  readonly body: string
}

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
 * Serves assets whose addresses contain a digest of their content, so that browsers may cache them
 * forever; other versions are gone.
 * @param path matches the addresses of all versions
 */
export function assetRoute(path: RegExp, assets: ReadonlyMap<string, Asset>): PageRoute {
  return {
    path,
    methods: ['GET'],
    answer: (request) => answerAsset(assets.get(request.path)),
    refuse: refuseAsset,
  }
}
