import { DomainError } from '../../domain/errors/errors.ts'
import type { Translate } from '../../messages/words.ts'
import { limited, type Shown } from '../sign-in/form-page.ts'

/**
 * Reports a change that the rules refuse.
 * @throws the given error, if the page has no message for it
 */
export function refusedChange(t: Translate, error: unknown): Shown {
  if (!(error instanceof DomainError)) throw error
  if (error.code === 'rest_too_many_attempts') {
    return limited(t, Number(error.details?.['retry_after'] ?? 60))
  }
  if (error.code !== 'rest_user_invalid_email') throw error
  return { status: 400, problems: [{ text: t('email.taken'), field: 'email' }] }
}
