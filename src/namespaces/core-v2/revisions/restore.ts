import type { AppContext } from '../../../context.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { restoreRevision } from '../../../domain/content/revisions/restore-revision.ts'
import { requireUpdate } from '../../../domain/content/saving/rights.ts'
import { requireUnchanged } from '../../../http/conditional.ts'
import type { Call } from '../../../http/operation.ts'
import type { ResourceVersion } from '../../../http/request.ts'
import type { Rendered } from '../../../http/selection.ts'
import { presentEntry, type EntryResources, type ResourceName } from '../entries/present.ts'
import { loadParent, loadRevision, type RevisionPath } from './load-revision.ts'

type Restoring = Pick<Call, 'caller' | 'once' | 'preconditions' | 'selection'> & RevisionPath

/** Giving an item of a type the texts of one of its revisions; takes the right to edit it. */
export function revisionRestoring<Name extends ResourceName>(name: Name) {
  const type = contentTypes[name]

  const permit = async (call: Restoring, ctx: AppContext): Promise<void> => {
    const parent = await loadParent(call, ctx, type, call.params.parent)
    requireUpdate(call.caller, type, parent, {})
  }

  const run = async (
    call: Restoring,
    ctx: AppContext,
  ): Promise<{
    status: 200
    body: Rendered<EntryResources[Name]>
    resource: ResourceVersion
  }> => {
    const { caller, preconditions } = call
    const revision = await loadRevision(call, ctx)
    const row = await restoreRevision({ site: ctx, type, caller }, revision, (current) =>
      requireUnchanged(preconditions, current),
    )
    return { status: 200, body: await presentEntry(call, ctx, name, row), resource: row }
  }

  return { permit, run }
}
