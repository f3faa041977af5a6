import type { EditorStart } from './editor-start.ts'

interface Session {
  readonly user: number
  readonly nonce: string
}

/**
 * Sends requests as the signed-in user. If the same user has signed in again in another tab, requests
 * continue with the new session; with the session of another user they fail.
 */
export function createSessionFetch({
  nonce: first,
  sessionUrl,
  user,
}: Pick<EditorStart, 'nonce' | 'sessionUrl' | 'user'>): (request: Request) => Promise<Response> {
  let nonce = first
  const send = (request: Request): Promise<Response> => {
    request.headers.set('X-WP-Nonce', nonce)
    // An edit lock is released even while the page is being left.
    return fetch(request, { keepalive: request.method === 'DELETE' })
  }
  return async (request) => {
    const again = request.clone()
    const response = await send(request)
    if (response.status !== 403 && response.status !== 401) return response
    const session = await readSession(sessionUrl)
    if (session?.user !== user.id || session.nonce === nonce) return response
    nonce = session.nonce
    return send(again)
  }
}

async function readSession(url: string): Promise<Session | undefined> {
  try {
    const response = await fetch(url)
    const session: unknown = await response.json()
    return isSession(session) ? session : undefined
  } catch {
    return undefined
  }
}

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'user' in value && 'nonce' in value
