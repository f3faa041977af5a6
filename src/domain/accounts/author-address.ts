/** Address of the page about an author, for links and for embeds. */
export function authorAddress(siteUrl: string, slug: string): string {
  return `${siteUrl}/author/${slug}/`
}
