import { good, recommended, type Finding } from './result.ts'

const BASIC = /^Basic ([a-z\d+/]+={0,2})$/i
const BEARER = /^Bearer [\w.~+/-]+=*$/i

/** Reports whether the `Authorization` header arrived intact (behaviour/tools.md#outcomes). */
export function authorizationFinding(header: string | undefined): Finding {
  const action = 'Configure the server in front of the service to forward the header unchanged.'
  if (header === undefined || header === '') {
    return recommended(
      'The authorization header is missing',
      'Programs cannot sign in without it.',
      action,
    )
  }
  if (!isWellFormed(header)) {
    return recommended(
      'The authorization header is invalid',
      'It arrives, but is malformed.',
      action,
    )
  }
  return good(
    'The Authorization header is working as expected',
    'It arrives unchanged, so that programs can sign in.',
  )
}

function isWellFormed(header: string): boolean {
  if (BEARER.test(header)) return true
  const encoded = BASIC.exec(header)?.[1]
  return encoded !== undefined && Buffer.from(encoded, 'base64').includes(':')
}
