import { inOneCommit } from '../../../data/database/nested-transaction.ts'
import type { Database } from '../../../data/database/database.ts'
import {
  findByAddress,
  findFiles,
  findPending,
  storeSettled,
  type ImportedItem,
} from '../../../data/imports/site-imports.ts'
import { pathOf } from './addresses.ts'
import type { Body } from './bodies.ts'
import type { NamedKind } from './kinds.ts'
import { kinds } from './kinds.ts'
import { linkedPaths, rewriteLinks } from './rewrite-links.ts'
import { skip, type KindSummary } from './summary.ts'
import { idOf, ItemRefused, textMember, type Work } from './work.ts'
import { findAttachment } from './write-media.ts'
import { keepModified } from './write-entry.ts'

const BATCH = 200

/** Sets the parents and links that needed items which were imported later. */
export async function resolvePending(
  work: Work,
  kind: NamedKind,
  summary: KindSummary,
): Promise<void> {
  const { database } = work.site
  let after = 0
  for (;;) {
    const items = await findPending(database, work.importId, kind.name, after, BATCH)
    for (const item of items) {
      after = item.originId
      try {
        await resolveItem(work, kind, item)
      } catch (error) {
        if (!(error instanceof ItemRefused)) throw error
        skip(summary, item.originId, `its parent or links: ${error.message}`)
      }
    }
    if (items.length < BATCH) return
  }
}

async function resolveItem(work: Work, kind: NamedKind, item: ImportedItem): Promise<void> {
  const path = `/core/v2/${kind.base}/${item.ownId}`
  await inOneCommit(work.site.database, async (database) => {
    const current = await work.send(database, 'GET', `${path}?context=edit`)
    idOf(current)
    const body = {
      ...parentBody(work, kind, item),
      ...(await textBody(work, database, current.body, item)),
    }
    if (Object.keys(body).length > 0) {
      idOf(await work.send(database, 'PATCH', path, body))
      if (kind.table === 'entries') {
        await keepModified(database, item.ownId, textMember(current, 'modified_gmt'))
      }
    }
    await storeSettled(database, work.importId, kind.name, kind.table, item)
  })
}

function parentBody(work: Work, { name }: NamedKind, { pending }: ImportedItem): Body {
  if (pending?.parent === undefined) return {}
  const parent =
    name === 'media' ? findAttachment(work, pending.parent) : work.localIdOf(name, pending.parent)
  if (parent === undefined) return {}
  return name === 'media' ? { post: parent } : { parent }
}

async function textBody(
  work: Work,
  database: Database,
  shown: unknown,
  { pending }: ImportedItem,
): Promise<Body> {
  if (pending?.links !== true || !(shown instanceof Object)) return {}
  const { host } = work.source
  const texts = ['content', 'excerpt'].map((name) => [name, rawOf(shown, name)] as const)
  const paths = [...new Set(texts.flatMap(([, text]) => linkedPaths(text, host)))]
  const addresses = await findAddresses(work, database, paths)
  return Object.fromEntries(
    texts.flatMap(([name, text]) => {
      const changed = rewriteLinks(text, host, (path) => addresses.get(path))
      return changed === text ? [] : [[name, changed]]
    }),
  )
}

function rawOf(shown: object, name: string): string {
  const text = Reflect.get(shown, name) as unknown
  const written = text instanceof Object ? (Reflect.get(text, 'raw') as unknown) : undefined
  return typeof written === 'string' ? written : ''
}

/** Maps paths of the source site to local addresses, of files and of pages. */
async function findAddresses(
  { site, importId, send }: Work,
  database: Database,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>()
  for (const [path, localPath] of await findFiles(database, importId, paths)) {
    addresses.set(path, site.siteUrl + localPath)
  }
  for (const { address, kind, ownId } of await findByAddress(database, importId, paths)) {
    const base = kinds.find(({ name }) => name === kind)?.base
    if (base === undefined) continue
    const current = await send(
      database,
      'GET',
      `/core/v2/${base}/${ownId}?_fields=link&context=edit`,
    )
    const link = textMember(current, 'link')
    if (pathOf(link) !== '') addresses.set(address, link)
  }
  return addresses
}
