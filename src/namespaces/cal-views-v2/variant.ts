import { headerText, type ApiRequest } from '../../http/request.ts'

type Headers = ApiRequest['headers']

/** Whether the client accepts JSON and not HTML; it gets the fragment as a member of an object. */
export function wantsJson(headers: Headers): boolean {
  const accept = headerText(headers, 'accept')?.toLowerCase() ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}

/** The request headers that an answer of this namespace varies by; undefined for other namespaces. */
export function viewVariant(path: string, headers: Headers): string | undefined {
  if (!/^\/cal\/views\//i.test(path)) return undefined
  return wantsJson(headers) ? 'json' : ''
}
