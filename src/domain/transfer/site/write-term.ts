import type { Database } from '../../../data/database/database.ts'
import { pathOf } from './addresses.ts'
import { termBody } from './bodies.ts'
import type { Kind, KindName } from './kinds.ts'
import type { SourceTerm } from './shapes.ts'
import { idOf, textMember, type LocalResponse, type Work, type Written } from './work.ts'

/** Writes a term. An existing term with the same name is used instead of a new one. */
export async function writeTerm(
  { send, localIdOf }: Work,
  database: Database,
  kind: Kind & { readonly name: KindName },
  item: SourceTerm,
  localId: number | undefined,
): Promise<Written> {
  const path = `/core/v2/${kind.base}`
  const body = termBody(kind.name, item, localIdOf)
  const response = await (localId === undefined
    ? send(database, 'POST', path, body)
    : send(database, 'PATCH', `${path}/${localId}`, body))
  const id = existingTermId(response) ?? idOf(response)
  const term = await send(database, 'GET', `${path}/${id}`)
  const isPending = item.parent !== 0 && kind.name !== 'post_tag' && !('parent' in body)
  return {
    localId: id,
    localPath: pathOf(textMember(term, 'link')),
    ...(isPending && { pending: { parent: item.parent } }),
  }
}

function existingTermId({ status, body }: LocalResponse): number | undefined {
  if (status !== 400 || !(body instanceof Object)) return undefined
  const { code, data } = body as { code?: string; data?: { term_id?: unknown } }
  return code === 'term_exists' && typeof data?.term_id === 'number' ? data.term_id : undefined
}
