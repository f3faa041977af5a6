import type { AppContext } from '../../../context.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { listAutosaves } from '../../../data/revisions/revision-reader.ts'
import { contentTypes, type ContentType } from '../../../domain/content-types/content-types.ts'
import {
  requireAutosaveOf,
  requireRevisionsReadable,
} from '../../../domain/content/revisions/parent.ts'
import { saveAutosave } from '../../../domain/content/revisions/save-autosave.ts'
import { requireUpdate } from '../../../domain/content/saving/rights.ts'
import { operation, type Call } from '../../operation.ts'
import type { ResourceVersion } from '../../../http/request.ts'
import type { Rendered } from '../../../http/selection.ts'
import { readEntryInput, type EntryBody } from '../entries/read-entry-input.ts'
import { entryLoader } from '../entries/load-entry.ts'
import { guardOf } from '../../../http/conditional.ts'
import { checkInput } from '../entries/write-entries.ts'
import { revisionEnvironment } from '../revisions/environment.ts'
import { loadParent, revisionLoader, type RevisionPath } from '../revisions/load-revision.ts'
import { isLinked, type RevisedType } from '../revisions/revision-view.ts'
import {
  draftRow,
  presentAutosave,
  type AutosaveEnvironment,
  type AutosaveResources,
  type AutosaveRow,
} from './autosave-view.ts'

type Common = Pick<Call, 'caller' | 'selection'>

interface Listing extends Common {
  readonly params: { readonly id: number }
}

interface Saving extends Listing, Pick<Call, 'preconditions'> {
  readonly body: EntryBody
}

interface Shown<Resource> {
  readonly status: 200
  readonly body: Rendered<Resource>
  readonly resource: ResourceVersion
  readonly linked: boolean
}

/** All operations on autosaves of a type (behaviour/permissions.md#revisions-and-autosaves). */
export function autosavesOf<Name extends RevisedType>(name: Name) {
  const type = contentTypes[name]
  type Autosave = AutosaveResources[Name]

  const list = operation({
    load: ({ params }: Listing, ctx) => loadParent(ctx, type, params.id),

    authorize: ({ caller }: Listing, _ctx, entry) => requireRevisionsReadable(caller, type, entry),

    async run(
      call: Listing,
      ctx,
      entry,
    ): Promise<{ status: 200; body: readonly Rendered<Autosave>[] }> {
      const rows = await listAutosaves(ctx.database, entry.id)
      const env = await environment(ctx, type, entry, rows)
      return {
        status: 200,
        body: rows.map((row) => presentAutosave(name, call.selection, row, env)),
      }
    },
  })

  const create = operation({
    load: entryLoader(name),

    authorize: ({ caller, body }: Saving, _ctx, entry) =>
      requireUpdate(caller, type, entry, readEntryInput(type, body)),

    check: ({ body }: Saving, _ctx, entry) => checkInput(type, body, entry.status),

    async run(call: Saving, ctx): Promise<Shown<Autosave> & { readonly loaded: EntryRow }> {
      const input = readEntryInput(type, call.body)
      const saving = { site: ctx, type, caller: call.caller }
      const { entry, autosave } = await saveAutosave(saving, call.params.id, input, guardOf(call))
      const row = autosave ?? draftRow(entry)
      const env = await environment(ctx, type, entry, [row])
      return { ...show(name, call, row, env, autosave ?? entry), loaded: entry }
    },
  })

  const retrieve = operation({
    load: revisionLoader(type),

    authorize: ({ caller }: Common & RevisionPath, _ctx, { parent }) =>
      requireRevisionsReadable(caller, type, parent),

    async run(
      call: Common & RevisionPath,
      ctx,
      { parent: entry, revision },
    ): Promise<Shown<Autosave>> {
      const row = requireAutosaveOf(entry.id, revision)
      const env = await environment(ctx, type, entry, [row])
      return show(name, call, row, env, row)
    },
  })

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
