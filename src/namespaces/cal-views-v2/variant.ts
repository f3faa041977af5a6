import { headerText, type ApiRequest } from '../../http/request.ts'

type Headers = ApiRequest['headers']

/** A client that names JSON and not HTML gets the fragment as a member of an object. */
export function wantsJson(headers: Headers): boolean {
  const accept = headerText(headers, 'accept')?.toLowerCase() ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}

/** What beside the address decides on an answer of this namespace; undefined for all others. */
export function viewVariant(path: string, headers: Headers): string | undefined {
  if (!path.startsWith('/cal/views/')) return undefined
  return wantsJson(headers) ? 'json' : ''
}
