import { setTimeout as delay } from 'node:timers/promises'
import type { Ask } from '../http/ask.ts'
import type { ApiRequest } from '../http/request.ts'
import { ANONYMOUS, type Caller } from '../domain/accounts/caller.ts'
import { capabilitiesOfRoles } from '../domain/accounts/capabilities.ts'

/** About as long as one request keeps the process busy, so that other requests get their turn. */
const PAUSE_MILLISECONDS = 30

/**
 * Sends the most common requests, so that the first client does not pay for compiled validators and
 * new connections. Nothing is written: the write requests are a visitor's, who is not authorized.
 */
export function startWarmUp(ask: Ask): { stop(): Promise<void> } {
  let stopped = false
  const warming = (async () => {
    for (const [caller, request] of questions()) {
      await delay(PAUSE_MILLISECONDS)
      if (stopped) return
      await ask(request, caller)
    }
  })()
  return {
    stop() {
      stopped = true
      return warming
    },
  }
}

const READER: Caller = { ...ANONYMOUS, capabilities: capabilitiesOfRoles(['editor']) }

function* questions(): Generator<[Caller, ApiRequest]> {
  for (const path of ['posts', 'pages', 'categories', 'tags', 'posts/1', 'pages/1']) {
    const address = `/core/v2/${path}`
    yield [ANONYMOUS, question('GET', address)]
    yield [READER, question('GET', address, { context: 'edit' })]
  }
  for (const path of ['posts', 'pages', 'posts/1', 'pages/1']) {
    yield [ANONYMOUS, question('POST', `/core/v2/${path}`)]
  }
}

function question(method: string, path: string, query: ApiRequest['query'] = {}): ApiRequest {
  return { method, path, query, headers: {}, body: { kind: 'none' }, remoteAddress: '127.0.0.1' }
}
