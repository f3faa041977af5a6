import type { Site } from '../site/site.ts'

/** The sender of all messages: the address that the configuration names, or one of the site's host. */
export const senderOf = (
  { siteUrl }: Pick<Site, 'siteUrl'>,
  { from }: { readonly from?: string },
): string => from ?? `noreply@${new URL(siteUrl).hostname}`

/** The identifier of a message (RFC 5322, 3.6.4), of its row alone: each attempt has the same. */
export const messageIdOf = (
  { siteUrl }: Pick<Site, 'siteUrl'>,
  { id, createdAt }: { readonly id: number; readonly createdAt: Date },
): string => `<${id}.${createdAt.getTime().toString(36)}@${new URL(siteUrl).hostname}>`
