import { NAME_LIMIT } from '../../domain/accounts/profile.ts'
import { parseReturnAddress, type ReturnAddress } from '../../domain/accounts/return-address.ts'
import { cutText } from '../../domain/text/cut-text.ts'
import type { PlainMessageKey } from '../../messages/words.ts'
import { readScopes } from './access.ts'

/** An application's request: the validated query of the page's address. */
export interface Authorization {
  /** The application's name, if it sent one. */
  readonly appName: string
  /** A uuid, or empty. */
  readonly appId: string
  /** Requested scopes; none means all. */
  readonly scopes: readonly string[]
  readonly success: ReturnAddress | undefined
  /** Where a refusal leads; by default the success address with `success=false`. */
  readonly reject: ReturnAddress | undefined
}

export type ReadAuthorization =
  | { readonly ok: true; readonly authorization: Authorization }
  | { readonly ok: false; readonly reason: PlainMessageKey }

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Validates the query. Nothing is rendered for one that could lead somewhere dangerous. */
export function readAuthorization(query: URLSearchParams): ReadAuthorization {
  const appId = query.get('app_id') ?? ''
  if (appId !== '' && !UUID.test(appId)) return { ok: false, reason: 'authorize.badAppId' }
  const scopes = readScopes(query.get('scopes'))
  if (scopes === undefined) return { ok: false, reason: 'authorize.badScopes' }
  const success = readAddress(query.get('success_url'))
  const reject = readAddress(query.get('reject_url'))
  if (success === 'refused' || reject === 'refused') {
    return { ok: false, reason: 'authorize.badAddress' }
  }
  const authorization = {
    appName: cleanName(query.get('app_name') ?? ''),
    appId: appId.toLowerCase(),
    scopes,
    success,
    reject,
  }
  return { ok: true, authorization }
}

function readAddress(text: string | null): ReturnAddress | 'refused' | undefined {
  if (text === null || text === '') return undefined
  return parseReturnAddress(text) ?? 'refused'
}

// Invisible characters and those that change the writing direction could disguise a name.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu

/** Reduces a name to one line of visible text. */
export function cleanName(name: string): string {
  return cutText(name.replaceAll(INVISIBLE, ' ').replaceAll(/\s+/gu, ' ').trim(), NAME_LIMIT)
}
