import type { RequestHandler } from 'express'

/** Redirects a dialect's page addresses to the pages, arguments included. */
export function pageAddresses(
  pages: Readonly<Record<string, string>>,
  siteUrl: string,
): RequestHandler {
  const own = new Map(Object.entries(pages).map(([page, address]) => [address, page]))
  return (request, response, next) => {
    const page = own.get(request.path)
    if (page === undefined) return next()
    // 307 makes the client repeat a submitted form.
    response.redirect(307, siteUrl + page + request.url.slice(request.path.length))
  }
}
