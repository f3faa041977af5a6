import type { Database } from '../../../data/database.ts'
import { pathOf } from './addresses.ts'
import { termBody } from './bodies.ts'
import type { Kind, KindName } from './kinds.ts'
import type { SourceTerm } from './shapes.ts'
import { idOf, textIn, type OwnAnswer, type Work, type Written } from './work.ts'

/** Writes a term. One of the same name that is here already is the one that is meant. */
export async function writeTerm(
  { send, own }: Work,
  database: Database,
  kind: Kind & { readonly name: KindName },
  item: SourceTerm,
  ownId: number | undefined,
): Promise<Written> {
  const path = `/core/v2/${kind.base}`
  const body = termBody(kind.name, item, own)
  const answer = await (ownId === undefined
    ? send(database, 'POST', path, body)
    : send(database, 'PATCH', `${path}/${ownId}`, body))
  const id = existing(answer) ?? idOf(answer)
  const shown = await send(database, 'GET', `${path}/${id}`)
  const waits = item.parent !== 0 && kind.name !== 'post_tag' && !('parent' in body)
  return {
    ownId: id,
    ownPath: pathOf(textIn(shown, 'link')),
    ...(waits && { pending: { parent: item.parent } }),
  }
}

function existing({ status, body }: OwnAnswer): number | undefined {
  if (status !== 400 || !(body instanceof Object)) return undefined
  const { code, data } = body as { code?: string; data?: { term_id?: unknown } }
  return code === 'term_exists' && typeof data?.term_id === 'number' ? data.term_id : undefined
}
