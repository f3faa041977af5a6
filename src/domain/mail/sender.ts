import type { Site } from '../site/site.ts'

/** The sender of all messages: the configured address, or one at the site's host. */
export const senderOf = (
  { siteUrl }: Pick<Site, 'siteUrl'>,
  { from }: { readonly from?: string },
): string => from ?? `noreply@${new URL(siteUrl).hostname}`

/** The Message-ID (RFC 5322, 3.6.4), derived from the row so that all attempts have the same one. */
export const messageIdOf = (
  { siteUrl }: Pick<Site, 'siteUrl'>,
  { id, createdAt }: { readonly id: number; readonly createdAt: Date },
): string => `<${id}.${createdAt.getTime().toString(36)}@${new URL(siteUrl).hostname}>`
