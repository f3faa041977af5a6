import { createFactories, type Factories } from '../../support/factories.ts'
import type { Role } from '../../support/run.ts'
import { startService, type TestService } from '../../support/service.ts'
import { startClient, type Client } from './client.ts'

/** A service in the names that clients know, and the clients that a test has opened. */
export interface Site {
  readonly service: TestService
  readonly make: Factories
  /** @param role whose credentials the client gets; an administrator's by default */
  open(driver: string, role?: Role): Client
  close(): Promise<void>
}

export async function startSite(): Promise<Site> {
  const service = await startService({ environment: { API_DIALECTS: 'wordpress' } })
  const clients: Client[] = []
  return {
    service,
    make: createFactories(service.api),
    open(driver, role = 'admin') {
      const { [role]: credentials } = service.credentials
      const client = startClient(driver, { url: service.url, credentials })
      clients.push(client)
      return client
    },
    async close() {
      await Promise.all(clients.map((client) => client.close()))
      await service.close()
    },
  }
}
