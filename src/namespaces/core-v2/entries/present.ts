import type { components } from '../../../../generated/core-v2/types.ts'
import type { AppContext, Caller } from '../../../context.ts'
import type { EntryRow } from '../../../data/entry-row.ts'
import { contentTypes, type ContentTypeName } from '../../../domain/content/content-types.ts'
import { withLinks } from '../../../http/links.ts'
import { render, type FieldTable, type Rendered, type Selection } from '../../../http/selection.ts'
import { pageFields } from '../pages/view.ts'
import { postFields } from '../posts/view.ts'
import { environmentFor, type EntryEnvironment } from './environment.ts'
import { linksOf } from './links.ts'

export { allowedOn } from './links.ts'

/** The resource that entries of each type are shown as. */
export interface EntryResources {
  post: components['schemas']['Post']
  page: components['schemas']['Page']
}

const fields: {
  [Name in ContentTypeName]: FieldTable<EntryResources[Name], EntryRow, EntryEnvironment>
} = { post: postFields, page: pageFields }

/** The part of a call that decides how an entry is shown. */
interface Presenting {
  readonly caller: Caller
  readonly selection: Selection
}

/**
 * One entry as its resource, with links, in the context of the call.
 *
 * @param unlocked whether the caller gave the password of the entry
 */
export async function presentEntry<Name extends ContentTypeName>(
  call: Presenting,
  ctx: AppContext,
  type: Name,
  row: EntryRow,
  unlocked = false,
): Promise<Rendered<EntryResources[Name]>> {
  const env = await environmentFor(call, ctx, contentTypes[type], [row], unlocked ? row.id : 0)
  return present(fields[type], call.selection, row, env)
}

/** Several entries of one type; what they need beside their rows is loaded together. */
export async function presentEntries<Name extends ContentTypeName>(
  call: Presenting,
  ctx: AppContext,
  type: Name,
  rows: readonly EntryRow[],
): Promise<Rendered<EntryResources[Name]>[]> {
  const env = await environmentFor(call, ctx, contentTypes[type], rows)
  return rows.map((row) => present(fields[type], call.selection, row, env))
}

function present<T>(
  table: FieldTable<T, EntryRow, EntryEnvironment>,
  selection: Selection,
  row: EntryRow,
  env: EntryEnvironment,
): Rendered<T> {
  const resource = render(table, selection, row, env)
  return selection.links ? withLinks(resource, linksOf(row, env)) : resource
}
