import type { AppContext } from '../../context.ts'

/** Paths below the address of the site. */
export const FORGOT_PATH = '/account/forgot/'
export const RESET_PATH = '/account/reset/'

/** A path as browsers see it. */
export const addressOf = ({ siteUrl }: Pick<AppContext, 'siteUrl'>, path: string): string =>
  `${new URL(siteUrl).pathname.replace(/\/$/, '')}${path}`

/** Whether the site can send a link that sets a new password. */
export const sendsMail = ({ config }: Pick<AppContext, 'config'>): boolean =>
  config.mail.smtpUrl !== undefined

/** Where a new password can be had; undefined where no mail is sent. */
export const forgotAddress = (ctx: Pick<AppContext, 'siteUrl' | 'config'>): string | undefined =>
  sendsMail(ctx) ? addressOf(ctx, FORGOT_PATH) : undefined
