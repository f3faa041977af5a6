import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

type SecurityHeaders = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void

/**
 * Headers that are right for every answer. Policies of content, frames and referrers are those of
 * the pages, which know what they show: embed cards have to be framed by other sites, and the
 * answers of the API have to be read by them. HTTPS is the business of the proxy.
 */
export const securityHeaders: SecurityHeaders = helmet({
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  strictTransportSecurity: false,
  xFrameOptions: false,
})
