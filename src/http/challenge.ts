import type { ApiRequest } from './request.ts'

/** RFC 7617; no program shows the realm. */
const CHALLENGE = 'Basic realm="API", charset="UTF-8"'

/**
 * The `WWW-Authenticate` header of an answer. Programs such as wget send credentials only when
 * challenged. Browsers are never challenged: they would prompt, keep the credentials, and attach
 * them to requests made by pages of other sites.
 */
export function challengeFor(status: number, headers: ApiRequest['headers']): string | undefined {
  return status === 401 && !isBrowser(headers) ? CHALLENGE : undefined
}

/**
 * On plain http browsers send neither of the first two headers, but all call themselves Mozilla.
 */
function isBrowser(headers: ApiRequest['headers']): boolean {
  const agent = headers['user-agent']
  return (
    headers['sec-fetch-mode'] !== undefined ||
    headers['origin'] !== undefined ||
    (typeof agent === 'string' && agent.startsWith('Mozilla/'))
  )
}
