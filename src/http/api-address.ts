/** Path of the API root below the site URL. */
export const API_ROOT = '/api'

/** An address below the API root, still encoded. */
export interface ApiAddress {
  readonly rawPath: string
  readonly rawQuery: string
}

/** Splits an address into path and query, both still encoded. */
export function splitAddress(url: string): ApiAddress {
  const mark = url.indexOf('?')
  if (mark < 0) return { rawPath: url, rawQuery: '' }
  return { rawPath: url.slice(0, mark), rawQuery: url.slice(mark + 1) }
}

/** Whether an address uses the query form of API addresses: `/?rest_route=/core/v2/posts`. */
export const isRestRoute = (url: string): boolean => /^\/\?(?:[^#]*&)?rest_route=/.test(url)

/** The part of an address below the API root, from `/api/…` or `/?rest_route=/…`. */
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
