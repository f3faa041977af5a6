import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

/**
 * Headers that suit every answer. Content, framing and referrer policies are left to the pages,
 * which know what they show: embed cards must be framed by other sites, and API answers read by
 * them. HTTPS is left to the proxy.
 */
const setByHelmet = helmet({
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  strictTransportSecurity: false,
  xFrameOptions: false,
})

/** Computed once, since none depends on the request. */
const HEADERS = headersOf((response) => setByHelmet(response.req, response, () => undefined))

function headersOf(set: (response: ServerResponse) => void): (readonly [string, string])[] {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  set(response)
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))])
}

/** Sets the security headers common to all answers. */
export const securityHeaders: RequestHandler = (_request, response, next) => {
  for (const [name, value] of HEADERS) response.setHeader(name, value)
  next()
}
