import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

/**
 * Headers that are right for every answer. Policies of content, frames and referrers are those of
 * the pages, which know what they show: embed cards have to be framed by other sites, and the
 * answers of the API have to be read by them. HTTPS is the business of the proxy.
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

/** None of these headers depends on the request, so they are made once. */
const HEADERS = headersOf((response) => setByHelmet(response.req, response, () => undefined))

function headersOf(set: (response: ServerResponse) => void): (readonly [string, string])[] {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  set(response)
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))])
}

/** Sets the headers that are right for every answer. */
export const securityHeaders: RequestHandler = (_request, response, next) => {
  for (const [name, value] of HEADERS) response.setHeader(name, value)
  next()
}
