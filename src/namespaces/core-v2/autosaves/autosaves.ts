import type { AppContext } from '../../../context.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { listAutosaves } from '../../../data/revisions/revision-reader.ts'
import { contentTypes, type ContentType } from '../../../domain/content-types/content-types.ts'
import { requireAutosaveOf } from '../../../domain/content/revisions/parent.ts'
import { saveAutosave } from '../../../domain/content/revisions/save-autosave.ts'
import { requireUpdate } from '../../../domain/content/saving/rights.ts'
import type { Call } from '../../../http/operation.ts'
import type { ResourceVersion } from '../../../http/request.ts'
import type { Rendered } from '../../../http/selection.ts'
import { readEntryInput, type EntryBody } from '../entries/read-entry-input.ts'
import { loadEntry } from '../entries/load-entry.ts'
import { revisionEnvironment } from '../revisions/environment.ts'
import { findOnce, loadReadableParent, type RevisionPath } from '../revisions/load-revision.ts'
import { isLinked, type RevisedType } from '../revisions/revision-view.ts'
import {
  draftRow,
  presentAutosave,
  type AutosaveEnvironment,
  type AutosaveResources,
  type AutosaveRow,
} from './autosave-view.ts'

type Common = Pick<Call, 'caller' | 'once' | 'selection'>

interface Listing extends Common {
  readonly params: { readonly id: number }
}

interface Saving extends Listing {
  readonly body: EntryBody
}

interface Shown<Resource> {
  readonly status: 200
  readonly body: Rendered<Resource>
  readonly resource: ResourceVersion
  readonly linked: boolean
}

/**
 * All that one can do with the autosaves of a type
 * (behaviour/permissions.md#revisions-and-autosaves).
 */
export function autosavesOf<Name extends RevisedType>(name: Name) {
  const type = contentTypes[name]
  type Autosave = AutosaveResources[Name]

  const list = {
    async permit(call: Listing, ctx: AppContext): Promise<void> {
      await loadReadableParent(call, ctx, type, call.params.id)
    },

    async run(
      call: Listing,
      ctx: AppContext,
    ): Promise<{ status: 200; body: readonly Rendered<Autosave>[] }> {
      const entry = await loadReadableParent(call, ctx, type, call.params.id)
      const rows = await listAutosaves(ctx.database, entry.id)
      const env = await environment(ctx, type, entry, rows)
      return {
        status: 200,
        body: rows.map((row) => presentAutosave(name, call.selection, row, env)),
      }
    },
  }

  const create = {
    async permit(call: Saving, ctx: AppContext): Promise<void> {
      const entry = await loadEntry(call, ctx, name, call.params.id)
      requireUpdate(call.caller, type, entry, readEntryInput(type, call.body))
    },

    async run(call: Saving, ctx: AppContext): Promise<Shown<Autosave>> {
      const input = readEntryInput(type, call.body)
      const saving = { site: ctx, type, caller: call.caller }
      const { entry, autosave } = await saveAutosave(saving, call.params.id, input)
      const row = autosave ?? draftRow(entry)
      const env = await environment(ctx, type, entry, [row])
      return show(name, call, row, env, autosave ?? entry)
    },
  }

  const retrieve = {
    async permit(call: Common & RevisionPath, ctx: AppContext): Promise<void> {
      await loadReadableParent(call, ctx, type, call.params.parent)
    },

    async run(call: Common & RevisionPath, ctx: AppContext): Promise<Shown<Autosave>> {
      const { id, parent } = call.params
      const entry = await loadReadableParent(call, ctx, type, parent)
      const row = requireAutosaveOf(entry.id, await findOnce(call, ctx, id))
      const env = await environment(ctx, type, entry, [row])
      return show(name, call, row, env, row)
    },
  }

  return { list, create, retrieve }
}

function show<Name extends RevisedType>(
  name: Name,
  { selection }: Common,
  row: AutosaveRow,
  env: AutosaveEnvironment,
  resource: ResourceVersion,
): Shown<AutosaveResources[Name]> {
  const linked = isLinked(selection)
  return { status: 200, body: presentAutosave(name, selection, row, env, linked), resource, linked }
}

async function environment(
  ctx: AppContext,
  type: ContentType,
  entry: EntryRow,
  shown: readonly AutosaveRow[],
): Promise<AutosaveEnvironment> {
  return { ...(await revisionEnvironment(ctx, type, shown)), siteUrl: ctx.siteUrl, type, entry }
}
