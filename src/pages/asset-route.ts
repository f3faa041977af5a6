import type { PageAnswer, PageRoute } from '../http/pages.ts'

/** A stylesheet or script. */
export interface Asset {
  readonly type: 'text/css' | 'text/javascript'
  readonly body: string
}

const PLAIN = { 'Content-Type': 'text/plain; charset=UTF-8', 'X-Content-Type-Options': 'nosniff' }

const plain = (status: number, body: string): PageAnswer => ({ status, headers: PLAIN, body })

/**
 * Serves assets whose addresses contain a digest of their content, so that browsers may cache them
 * forever; other versions are gone.
 * @param path matches the addresses of all versions
 */
export function assetRoute(path: RegExp, assets: ReadonlyMap<string, Asset>): PageRoute {
  return {
    path,
    methods: ['GET'],
    answer(request) {
      const asset = assets.get(request.path)
      if (asset === undefined) return plain(404, 'Not found.\n')
      return {
        status: 200,
        headers: {
          'Content-Type': `${asset.type}; charset=UTF-8`,
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'public, max-age=31536000, immutable',
        },
        body: asset.body,
      }
    },
    refuse: (status) => plain(status, 'Method not allowed.\n'),
  }
}
