import type { RequestHandler } from 'express'

/** Leads to pages from the addresses that they have in a dialect, arguments included. */
export function pageAddresses(
  pages: Readonly<Record<string, string>>,
  siteUrl: string,
): RequestHandler {
  const own = new Map(Object.entries(pages).map(([page, address]) => [address, page]))
  return (request, response, next) => {
    const page = own.get(request.path)
    if (page === undefined) return next()
    // A form that was sent to the other address is sent again to the page.
    response.redirect(307, siteUrl + page + request.url.slice(request.path.length))
  }
}
