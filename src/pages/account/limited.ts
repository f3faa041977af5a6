import type { Translate } from '../../messages/words.ts'
import type { Shown } from './visit.ts'

/** Says how long to wait after too many attempts. */
export function limited(t: Translate, seconds: number): Shown {
  return {
    status: 429,
    problems: [{ text: t('signIn.limited', { minutes: Math.ceil(seconds / 60) }) }],
    headers: { 'Retry-After': String(seconds) },
  }
}
