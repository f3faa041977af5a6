import { context, propagation, SpanKind, type Span } from '@opentelemetry/api'
import { request as send, type Agent, type Dispatcher } from 'undici'
import { inChildSpan, type SpanDescription } from '../../tracing/spans.ts'
import { portOf, type AddressRule } from './address-rule.ts'
import { ACCEPTED_ENCODINGS } from './body.ts'
import { createAgent, type ConnectionOptions, type Resolver } from './connection.ts'

export interface SentRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  readonly signal: AbortSignal
  readonly milliseconds: number
}

/** Sends requests to addresses that the rule allows. */
export interface Sender {
  agentFor(url: URL, limits: Pick<ConnectionOptions, 'connections' | 'milliseconds'>): Agent
  sendBy(agent: Agent, url: URL, request: SentRequest): Promise<Dispatcher.ResponseData>
  /** Sends a request over a new connection, which stays open while `read` runs. */
  sendTo<T>(
    url: URL,
    request: SentRequest,
    read: (response: Dispatcher.ResponseData) => Promise<T>,
  ): Promise<T>
}

export interface SenderOptions {
  readonly ruleFor: (url: URL) => AddressRule
  readonly resolve: Resolver
  readonly userAgent: string
}

export function createSender({ ruleFor, resolve, userAgent }: SenderOptions): Sender {
  const agentFor: Sender['agentFor'] = (url, limits) =>
    createAgent({ resolve, rule: ruleFor(url), port: portOf(url), ...limits })

  const sendBy: Sender['sendBy'] = (agent, url, { headers, body, method, signal }) => {
    const common = { 'accept-encoding': ACCEPTED_ENCODINGS, 'user-agent': userAgent }
    const work = async (span: Span): Promise<Dispatcher.ResponseData> => {
      const traced: Record<string, string> = {}
      propagation.inject(context.active(), traced)
      const response = await send(url, {
        method,
        signal,
        body: body ?? null,
        dispatcher: agent,
        headers: { ...headers, ...common, ...traced },
      })
      span.setAttribute('http.response.status_code', response.statusCode)
      return response
    }
    return inChildSpan(() => spanOf(method, url), work)
  }

  return {
    agentFor,
    sendBy,
    async sendTo(url, request, read) {
      const agent = agentFor(url, { connections: 1, milliseconds: request.milliseconds })
      try {
        return await read(await sendBy(agent, url, request))
      } finally {
        destroy(agent)
      }
    },
  }
}

/** Path and query are left out: they may be secrets, as with webhooks of chat services. */
const spanOf = (method: string, url: URL): SpanDescription => ({
  name: method,
  kind: SpanKind.CLIENT,
  attributes: {
    'http.request.method': method,
    'url.scheme': url.protocol.slice(0, -1),
    'server.address': url.hostname,
    'server.port': portOf(url),
  },
})

/** Closing is not awaited, and its failure does not matter. */
export const destroy = (agent: Agent): void => void agent.destroy().catch(() => undefined)
