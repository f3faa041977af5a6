/** Where the API lies below the address of the site. */
export const API_ROOT = '/api'

/** An address below the API root, as it was sent. */
export interface ApiAddress {
  readonly rawPath: string
  readonly rawQuery: string
}

/** The path and the query of an address, both as they were sent. */
export function splitAddress(url: string): ApiAddress {
  const mark = url.indexOf('?')
  if (mark < 0) return { rawPath: url, rawQuery: '' }
  return { rawPath: url.slice(0, mark), rawQuery: url.slice(mark + 1) }
}

/** The other way to write addresses below the API root: `/?rest_route=/core/v2/posts`. */
export const isRestRoute = (url: string): boolean => /^\/\?(?:[^#]*&)?rest_route=/.test(url)

/** Where below the API root an address lies: `/api/…`, or `/?rest_route=/…`. */
export function apiAddress(url: string): ApiAddress | undefined {
  const { rawPath, rawQuery } = splitAddress(url)
  if (rawPath === API_ROOT || rawPath.startsWith(`${API_ROOT}/`)) {
    return { rawPath: rawPath.slice(API_ROOT.length), rawQuery }
  }
  if (!isRestRoute(url)) return undefined
  const parts = rawQuery.split('&')
  const route = parts.find((part) => part.startsWith('rest_route='))
  if (route === undefined) return undefined
  return {
    rawPath: route.slice('rest_route='.length).replaceAll(/%2f/gi, '/'),
    rawQuery: parts.filter((part) => part !== route).join('&'),
  }
}
