import type { Database } from '../../../data/database/database.ts'
import type { ImportedItem, Pending } from '../../../data/imports/site-imports.ts'
import type { RemoteSite } from '../../../adapters/outgoing/remote-site.ts'
import type { Caller } from '../../accounts/caller.ts'
import type { MediaStorage } from '../../media/media-storage.ts'
import type { Site } from '../../site/site.ts'
import type { Body, LocalIdOf } from './bodies.ts'
import type { KindName } from './kinds.ts'
import type { Source } from './source.ts'

export interface LocalResponse {
  readonly status: number
  readonly body: unknown
}

/** Sends a request to this site in process, on the given database or transaction. */
export type SendLocal = (
  database: Database,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: Body,
) => Promise<LocalResponse>

/** The state of one import. */
export interface Work {
  readonly site: Site & { readonly media: MediaStorage }
  readonly send: SendLocal
  readonly source: Source
  readonly remote: RemoteSite
  /** May write everything except scripts. */
  readonly caller: Caller
  readonly importId: number
  readonly localIdOf: LocalIdOf
  readonly setLocalId: (kind: KindName, sourceId: number, localId: number) => void
}

/** The result of writing an item. */
export interface Written {
  readonly localId: number
  /** The path of its local page; '' without one. */
  readonly localPath?: string
  readonly files?: ImportedItem['files']
  readonly pending?: Pending
}

/** This site rejected an item. */
export class ItemRefused extends Error {
  override readonly name = 'ItemRefused'
}

/** Returns the id in a response. @throws ItemRefused for an error response */
export function idOf({ status, body }: LocalResponse): number {
  if (status < 400 && body instanceof Object && 'id' in body) return Number(body.id)
  throw new ItemRefused(reasonOf(body))
}

function reasonOf(body: unknown): string {
  if (!(body instanceof Object)) return 'was rejected'
  const { code, message, data } = body as { code?: string; message?: string; data?: unknown }
  const params = data instanceof Object && 'params' in data ? data.params : undefined
  const details = params instanceof Object ? ` (${Object.values(params).join(' ')})` : ''
  return `was rejected: ${message ?? code ?? 'no reason given'}${details}`
}

/** Returns a string member of a response, or ''. */
export function textMember({ body }: LocalResponse, name: string): string {
  const value = body instanceof Object ? Reflect.get(body, name) : undefined
  return typeof value === 'string' ? value : ''
}
