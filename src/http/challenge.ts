import type { ApiRequest } from './request.ts'

/** RFC 7617; programs show the realm to nobody. */
const CHALLENGE = 'Basic realm="API", charset="UTF-8"'

/**
 * The `WWW-Authenticate` header of an answer. Programs such as wget send credentials only when they
 * are asked for them. A browser would show a prompt and from then on keep what a person entered, and
 * add it to whatever pages of other sites ask for; so browsers are never asked.
 */
export function challengeFor(status: number, headers: ApiRequest['headers']): string | undefined {
  return status === 401 && !isBrowser(headers) ? CHALLENGE : undefined
}

/** On plain http browsers send neither of the first two; all of them call themselves Mozilla. */
function isBrowser(headers: ApiRequest['headers']): boolean {
  const agent = headers['user-agent']
  return (
    headers['sec-fetch-mode'] !== undefined ||
    headers['origin'] !== undefined ||
    (typeof agent === 'string' && agent.startsWith('Mozilla/'))
  )
}
