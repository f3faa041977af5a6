import type { PageAnswer } from '../../http/pages.ts'
import { guardedHeaders } from '../layout.ts'
import type { Visit } from './visit.ts'

/**
 * Answers a script of a page that is still open who is signed in since, and the nonce to go on with. Pages
 * of other sites cannot read it.
 */
export async function answerSession({ site, session }: Visit): Promise<PageAnswer> {
  const { user, nonce } = session ?? { user: { id: 0 }, nonce: '' }
  return {
    status: 200,
    headers: { ...guardedHeaders(site.siteUrl), 'Content-Type': 'application/json; charset=UTF-8' },
    body: JSON.stringify({ user: user.id, nonce }),
  }
}
