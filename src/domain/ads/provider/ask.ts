/** Requests to the interface of the ad provider, with the token of an account. */
import type { z } from 'zod'
import { OutgoingError } from '../../../adapters/outgoing/outgoing-error.ts'
import type { ExchangeResponse } from '../../../adapters/outgoing/read-response.ts'
import type { ReadyProvider } from './client.ts'
import { failedAnswer } from './answers.ts'
import {
  plainCode,
  plainWords,
  readFailure,
  unreachable,
  unreadable,
  type Refusal,
} from './failures.ts'
import type { ProviderSite } from './provider-site.ts'
import { parseJson } from '../../../json-object.ts'

const ASK_MILLISECONDS = 10_000
const LARGEST_ANSWER = 2 * 1024 * 1024

/** The provider rejected the token. */
export const REJECTED = Symbol('rejected')

/**
 * Reads a resource below the base address of the provider's API.
 *
 * @param path starts with a slash and may have a query
 * @throws DomainError 502 ads_provider_unreachable or ads_provider_invalid_answer
 */
export async function askProvider<Schema extends z.ZodType>(
  { outgoing }: ProviderSite,
  { client }: ReadyProvider,
  {
    path,
    token,
    schema,
  }: { readonly path: string; readonly token: string; readonly schema: Schema },
): Promise<z.infer<Schema> | Refusal | typeof REJECTED> {
  const answer = await outgoing
    .exchange(client.apiUrl + path, {
      method: 'GET',
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      bytes: LARGEST_ANSWER,
      overflow: 'refuse',
      milliseconds: ASK_MILLISECONDS,
    })
    .catch((error: unknown): never => {
      throw error instanceof OutgoingError ? readFailure(error) : error
    })
  if (answer.status === 401) return REJECTED
  if (answer.status >= 500) throw unreachable()
  if (answer.status !== 200) return refusalOf(answer)
  const parsed = schema.safeParse(jsonOf(answer))
  if (!parsed.success) throw unreadable()
  return parsed.data
}

function refusalOf(answer: ExchangeResponse): Refusal {
  const parsed = failedAnswer.safeParse(jsonOf(answer))
  const { status, message } = parsed.data?.error ?? {}
  return {
    reason: status === undefined ? `status_${answer.status}` : plainCode(status),
    message: plainWords(message),
  }
}

/** Undefined if it is not JSON. */
function jsonOf({ bytes }: ExchangeResponse): unknown {
  return parseJson(bytes.toString('utf8'))
}
