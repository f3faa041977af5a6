import type { Database } from '../../../data/database.ts'
import type { ImportedItem, Pending } from '../../../data/site-imports.ts'
import type { RemoteSite } from '../../../outgoing/remote-site.ts'
import type { Caller } from '../../accounts/caller.ts'
import type { MediaPlace } from '../../media/media-place.ts'
import type { Site } from '../../site/site.ts'
import type { Body, OwnId } from './bodies.ts'
import type { KindName } from './kinds.ts'
import type { Source } from './source.ts'

export interface OwnAnswer {
  readonly status: number
  readonly body: unknown
}

/** Sends a request to this site in process; what it writes belongs to the database that is given. */
export type SendOwn = (
  database: Database,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: Body,
) => Promise<OwnAnswer>

/** What everything that is done for one import needs. */
export interface Work {
  readonly site: Site & { readonly media: MediaPlace }
  readonly send: SendOwn
  readonly source: Source
  readonly remote: RemoteSite
  /** Who writes: somebody who may write everything, but no scripts. */
  readonly caller: Caller
  readonly importId: number
  readonly own: OwnId
  readonly noteOwn: (kind: KindName, originId: number, ownId: number) => void
}

/** What an item has become, beside its id. */
export interface Written {
  readonly ownId: number
  /** Path of its page here; '' for none. */
  readonly ownPath?: string
  readonly files?: ImportedItem['files']
  readonly pending?: Pending
}

/** An item that this site does not take, and why. */
export class ItemRefused extends Error {
  override readonly name = 'ItemRefused'
}

/** The id in an answer. @throws ItemRefused when it tells of a failure */
export function idOf({ status, body }: OwnAnswer): number {
  if (status < 400 && body instanceof Object && 'id' in body) return Number(body.id)
  throw new ItemRefused(reasonOf(body))
}

function reasonOf(body: unknown): string {
  if (!(body instanceof Object)) return 'is not taken'
  const { code, message, data } = body as { code?: string; message?: string; data?: unknown }
  const params = data instanceof Object && 'params' in data ? data.params : undefined
  const details = params instanceof Object ? ` (${Object.values(params).join(' ')})` : ''
  return `is not taken: ${message ?? code ?? 'no reason is given'}${details}`
}

/** A member of an answer that is a text. */
export function textIn({ body }: OwnAnswer, name: string): string {
  const value = body instanceof Object ? Reflect.get(body, name) : undefined
  return typeof value === 'string' ? value : ''
}
