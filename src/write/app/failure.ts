import { AlmanacError } from '../../client/client.ts'
import type { WriteApp } from './write-app.ts'

/** The message for a failed request. */
export function failureText(app: Pick<WriteApp, 'words'>, error: unknown): string {
  if (!(error instanceof AlmanacError)) return app.words('failure.noAnswer')
  if (isSignedOut(error)) return app.words('failure.signedOut')
  return app.words('failure.refused', { reason: error.message })
}

const isSignedOut = ({ status, code }: AlmanacError): boolean =>
  status === 401 || code === 'rest_cookie_invalid_nonce'

/** The problem with each argument, by name. */
export const problemsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof AlmanacError ? error.params : {}

/** Whether another user has changed the item in the meantime. */
export const isConflict = (error: unknown): boolean =>
  error instanceof AlmanacError && error.status === 412

/** Whether the same request may succeed later: the site did not answer it, or nobody was signed in. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof AlmanacError) ||
  error.status >= 500 ||
  error.status === 429 ||
  isSignedOut(error)

/** Whether a list no longer has the page: its last item has gone elsewhere. */
export const isBeyondEnd = (error: unknown): boolean =>
  error instanceof AlmanacError && error.code === 'rest_post_invalid_page_number'
