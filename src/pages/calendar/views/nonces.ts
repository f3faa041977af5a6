/**
 * Nonces of calendar views (behaviour/calendar-pages.md#nonces): signed, so that every node accepts
 * those of the others and nothing is stored. They grant no rights.
 */
import { createHmac } from 'node:crypto'
import type { Site } from '../../../domain/site/site.ts'
import { ANONYMOUS, type Caller } from '../../../domain/accounts/caller.ts'
import type { ViewNonces } from './view-model.ts'
import { isSameText } from '../../../domain/signing/same-text.ts'

const TICK = 12 * 3600 * 1000
const ACTION = '_view_rest'
const DIGITS = 10

type Signer = Pick<Site, 'secret' | 'clock'>

const tickOf = (clock: Signer['clock']): number => Math.ceil(Number(clock()) / TICK)

function nonce(secret: Buffer, tick: number, { id, applicationPassword = '' }: Caller): string {
  const text = JSON.stringify(['calendar view', tick, ACTION, id, applicationPassword])
  return createHmac('sha256', secret).update(text).digest('hex').slice(0, DIGITS)
}

/** The nonces of a caller: its own, and if signed in, that of visitors. */
export function viewNonces({ secret, clock }: Signer, caller: Caller): ViewNonces {
  const tick = tickOf(clock)
  return {
    primary: nonce(secret, tick, caller),
    secondary: caller.signedIn ? nonce(secret, tick, ANONYMOUS) : '',
  }
}

/** Whether one of the values is a nonce of the caller or of visitors, of this or the previous half day. */
export function hasViewNonce(
  { secret, clock }: Signer,
  caller: Caller,
  given: readonly (string | undefined)[],
): boolean {
  const tick = tickOf(clock)
  const known = [tick, tick - 1].flatMap((each) => [
    nonce(secret, each, caller),
    nonce(secret, each, ANONYMOUS),
  ])
  return given.some((value) => value !== undefined && known.some((one) => isSameText(value, one)))
}
