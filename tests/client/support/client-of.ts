import { createClient, type Client, type ClientOptions } from 'almanac/client'
import type { Role } from '../../support/run.ts'
import type { TestService } from '../../support/service.ts'

/** The typed client of a test user, or of a visitor. */
export function clientOf(
  service: TestService,
  role?: Role,
  fetch: ClientOptions['fetch'] = (request) => globalThis.fetch(request),
): Client {
  if (role === undefined) return createClient({ baseUrl: service.root, fetch })
  const { user, pass } = service.credentials[role]
  return createClient({ baseUrl: service.root, username: user, applicationPassword: pass, fetch })
}

/** What a request was refused with. */
export const refusalOf = (request: Promise<unknown>): Promise<unknown> =>
  request.then(
    () => undefined,
    (error: unknown) => error,
  )
