import type { Site } from '../site/site.ts'

/** The sender of all messages: the address that the configuration names, or one of the site's host. */
export const senderOf = (
  { siteUrl }: Pick<Site, 'siteUrl'>,
  { from }: { readonly from?: string },
): string => from ?? `noreply@${new URL(siteUrl).hostname}`
