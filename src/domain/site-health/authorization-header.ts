import { good, recommended, type Finding } from './result.ts'

const BASIC = /^Basic ([a-z\d+/]+={0,2})$/i
const BEARER = /^Bearer [\w.~+/-]+=*$/i

/** What became of the `Authorization` header on its way (behaviour/tools.md#outcomes). */
export function authorizationFinding(header: string | undefined): Finding {
  const action = 'Let the server in front of the service pass the header on unchanged.'
  if (header === undefined || header === '') {
    return recommended(
      'The authorization header is missing',
      'Programs cannot sign in when it does not arrive.',
      action,
    )
  }
  if (!isWellFormed(header)) {
    return recommended(
      'The authorization header is invalid',
      'It arrives, and cannot be read.',
      action,
    )
  }
  return good(
    'The Authorization header is working as expected',
    'It arrives as programs send it, so that they can sign in.',
  )
}

function isWellFormed(header: string): boolean {
  if (BEARER.test(header)) return true
  const encoded = BASIC.exec(header)?.[1]
  return encoded !== undefined && Buffer.from(encoded, 'base64').includes(':')
}
