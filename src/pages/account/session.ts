import type { PageAnswer } from '../../http/pages.ts'
import { guardedHeaders } from '../layout.ts'
import type { Visit } from './visit.ts'

/**
 * Tells the script of an open page who is signed in now, with a new nonce. Pages of other sites cannot
 * read the answer.
 */
export async function answerSession({ site, session }: Visit): Promise<PageAnswer> {
  const { user, nonce } = session ?? { user: { id: 0 }, nonce: '' }
  return {
    status: 200,
    headers: { ...guardedHeaders(site.siteUrl), 'Content-Type': 'application/json; charset=UTF-8' },
    body: JSON.stringify({ user: user.id, nonce }),
  }
}
