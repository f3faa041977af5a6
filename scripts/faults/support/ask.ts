import type { Outcome } from '../fault.ts'
import { parseJson } from '../../../src/json-object.ts'

export interface Answered {
  readonly outcome: Outcome
  readonly headers: Headers
  /** The JSON of the answer; undefined where there is none. */
  readonly body: unknown
}

export interface Question extends Pick<RequestInit, 'method' | 'headers' | 'body'> {
  /** Milliseconds after which the client gives up. */
  readonly patience?: number
}

const PATIENCE_MILLISECONDS = 10_000

/** Sends a request; whatever becomes of it is an outcome and no error. */
export async function ask(address: string, question: Question = {}): Promise<Answered> {
  const { patience = PATIENCE_MILLISECONDS, ...init } = question
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(patience) })
    const text = await response.text()
    return { outcome: response.status, headers: response.headers, body: parseJson(text) }
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    return { outcome: late ? 'late' : 'cut', headers: new Headers(), body: undefined }
  }
}

/** A request that writes. */
export const bodyOf = (value: unknown, authorization: string): Question => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Authorization: authorization },
  body: JSON.stringify(value),
})
