import { randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** Where the provider sends browsers; nobody listens there, because tests read the address. */
export const REDIRECT_URL = 'http://127.0.0.1:9/callback'
export const CLIENT = { id: 'almanac', secret: randomBytes(24).toString('base64url') }
export const SCOPE = 'openid offline_access reports'

/** A real OpenID provider on this machine, where everybody says yes. */
export interface OpenIdProvider {
  readonly url: string
  /** `127.0.0.1:PORT` */
  readonly place: string
  /** Requested paths, in order. */
  readonly requests: string[]
  /** Path to what answers there instead of the provider. */
  readonly instead: Map<string, http.RequestListener>
  /** Whether an access token is valid. */
  knows(token: string): Promise<boolean>
  /** Ends an access token before its time. */
  end(token: string): Promise<void>
  /** Goes through the pages of the provider as a browser would; answers where it ends up. */
  approve(url: string): Promise<URL>
  close(): Promise<void>
}

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  let listener: http.RequestListener | undefined
  const requests: string[] = []
  const instead = new Map<string, http.RequestListener>()
  const server = http.createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    requests.push(path)
    const answer = instead.get(path) ?? listener
    answer?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const url = `http://${place}`
  const provider = new Provider(url, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [REDIRECT_URL],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: ['openid', 'offline_access', 'reports'],
    cookies: { keys: [randomBytes(16).toString('hex')] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    // One that comes back after it was exchanged ends everything: who loses a new one is lost.
    rotateRefreshToken: true,
    ttl: { AccessToken: 3600, Grant: 86_400, Interaction: 600, Session: 3600, IdToken: 600 },
  })
  const callback = provider.callback()
  listener = (request, response) => {
    if (request.url?.startsWith('/interaction/') === true) void consent(provider, request, response)
    else void callback(request, response)
  }
  return {
    url,
    place,
    requests,
    instead,
    knows: async (token) => (await provider.AccessToken.find(token)) !== undefined,
    end: async (token) => (await provider.AccessToken.find(token))?.destroy(),
    approve,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function consent(
  provider: Provider,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response)
  if (prompt.name === 'login') {
    await provider.interactionFinished(request, response, { login: { accountId: 'ann' } })
    return
  }
  const accountId = session?.accountId ?? ''
  const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) })
  grant.addOIDCScope(String(params['scope']))
  await provider.interactionFinished(request, response, {
    consent: { grantId: await grant.save() },
  })
}

const MOST_STEPS = 12

async function approve(start: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = new URL(start)
  for (let step = 0; step < MOST_STEPS; step++) {
    if (url.href.startsWith(REDIRECT_URL)) return url
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location === null) throw new Error(`No way on: ${answer.status} ${await answer.text()}`)
    url = new URL(location, url)
  }
  throw new Error('The provider leads nowhere.')
}
