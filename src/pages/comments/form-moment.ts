import type { AppContext, Caller } from '../../context.ts'
import { readSignedNumbers, signNumbers } from '../../domain/comments/signed-numbers.ts'

const PURPOSE = 'comment form'

/** In milliseconds; only bots fill a form in faster. */
const MIN_AGE = 3000
const MAX_AGE = 24 * 60 * 60_000

/** What a form is for: it does nothing else. */
export interface FormSubject {
  readonly caller: Caller
  readonly item: number
  /** 0 unless the comment is a reply. */
  readonly parent: number
}

const numbersOf = ({ caller, item, parent }: FormSubject): number[] => [caller.id, item, parent]

/**
 * Signs the moment at which a form is shown. Forms of users cannot be made by others, because the
 * signature includes their id and is only shown to them.
 */
export const signMoment = (ctx: AppContext, subject: FormSubject): string =>
  signNumbers(ctx.secret, PURPOSE, [ctx.clock().getTime(), ...numbersOf(subject)])

/** Whether a form was filled in at the pace of a person; `stale` also if it is not of this site. */
export function checkMoment(
  ctx: AppContext,
  subject: FormSubject,
  token: string,
): 'good' | 'hasty' | 'stale' {
  const [moment = 0, ...numbers] = readSignedNumbers(ctx.secret, PURPOSE, token) ?? []
  if (numbers.join() !== numbersOf(subject).join()) return 'stale'
  const age = ctx.clock().getTime() - moment
  if (age > MAX_AGE) return 'stale'
  return age < MIN_AGE ? 'hasty' : 'good'
}

/** Whether a form was shown to somebody who was signed in. */
export function isFormOfUser(ctx: AppContext, token: string): boolean {
  const [, userId = 0] = readSignedNumbers(ctx.secret, PURPOSE, token) ?? []
  return userId !== 0
}
