import type { AppContext } from '../../context.ts'

export const ACCOUNT_PATH = '/account/'
export const SIGN_IN_PATH = '/account/sign-in/'
export const SIGN_OUT_PATH = '/account/sign-out/'
export const SESSION_PATH = '/account/session/'
export const FORGOT_PATH = '/account/forgot/'
export const RESET_PATH = '/account/reset/'
export const PROFILE_PATH = '/account/profile/'
export const EMAIL_PATH = '/account/email/'
export const CONFIRM_EMAIL_PATH = '/account/email/confirm/'
export const OWN_PASSWORD_PATH = '/account/password/'
export const SESSIONS_PATH = '/account/sessions/'
export const APPLICATION_PASSWORDS_PATH = '/account/application-passwords/'

/** A path as browsers see it. */
export const addressOf = ({ siteUrl }: Pick<AppContext, 'siteUrl'>, path: string): string =>
  `${new URL(siteUrl).pathname.replace(/\/$/, '')}${path}`

/**
 * Where to sign in.
 * @param to a path as browsers see it, with its query, to which the page then leads; the account unless
 *   given
 */
export function signInAddress(ctx: Pick<AppContext, 'siteUrl'>, to?: string): string {
  const address = addressOf(ctx, SIGN_IN_PATH)
  return to === undefined ? address : `${address}?to=${encodeURIComponent(to)}`
}

/** Whether the site can send a link that sets a new password. */
export const sendsMail = ({ config }: Pick<AppContext, 'config'>): boolean =>
  config.mail.smtpUrl !== undefined

/** Where to get a new password; undefined where no mail is sent. */
export const forgotAddress = (ctx: Pick<AppContext, 'siteUrl' | 'config'>): string | undefined =>
  sendsMail(ctx) ? addressOf(ctx, FORGOT_PATH) : undefined
