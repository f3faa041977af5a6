import { currentRun, type Role } from '../../support/run.ts'
import type { TestService } from '../../support/service.ts'

/** Single requests for pages of a site, each without a memory of those before. */
export interface Visits {
  /** Follows nothing. */
  visit(path: string, init?: RequestInit): Promise<Response>
  textAt(path: string): Promise<string>
  /** Sends the form of a protected entry. */
  unlock(path: string, password: string): Promise<Response>
}

export function createVisits({ url }: TestService): Visits {
  const visit: Visits['visit'] = (path, init) =>
    fetch(new URL(path, url), { redirect: 'manual', ...init })
  return {
    visit,
    textAt: async (path) => (await visit(path)).text(),
    unlock: (path, password) =>
      visit(path, { method: 'POST', body: new URLSearchParams({ password }) }),
  }
}

/** What the browser of an identified user sends. */
export async function signedIn(role: Role): Promise<RequestInit> {
  const { user, pass } = (await currentRun()).credentials[role]
  return { headers: { authorization: `Basic ${btoa(`${user}:${pass}`)}` } }
}
