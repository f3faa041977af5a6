/** The address of an author's page, for links and embeds. */
export function authorAddress(siteUrl: string, slug: string): string {
  return `${siteUrl}/author/${slug}/`
}
