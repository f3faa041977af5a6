import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { restoreRevision } from '../../../domain/content/revisions/restore-revision.ts'
import { requireRevisionOf } from '../../../domain/content/revisions/parent.ts'
import { requireUpdate } from '../../../domain/content/saving/rights.ts'
import { guardOf } from '../../../http/conditional.ts'
import { operation, type Call } from '../../operation.ts'
import type { ResourceVersion } from '../../../http/request.ts'
import type { Rendered } from '../../../http/selection.ts'
import { presentEntry, type EntryResources, type ResourceName } from '../entries/present.ts'
import { revisionLoader, type RevisionPath } from './load-revision.ts'

type Restoring = Pick<Call, 'caller' | 'preconditions' | 'selection'> & RevisionPath

/** Restores the texts of an item from one of its revisions; requires the right to edit it. */
export function revisionRestoring<Name extends ResourceName>(name: Name) {
  const type = contentTypes[name]

  return operation({
    load: revisionLoader(type),

    authorize: ({ caller }: Restoring, _ctx, { parent }) => requireUpdate(caller, type, parent, {}),

    async run(
      call: Restoring,
      ctx,
      found,
    ): Promise<{
      status: 200
      body: Rendered<EntryResources[Name]>
      resource: ResourceVersion
    }> {
      const { caller, params } = call
      const revision = requireRevisionOf(params.parent, found.revision)
      const row = await restoreRevision({ site: ctx, type, caller }, revision, guardOf(call))
      return { status: 200, body: await presentEntry(call, ctx, name, row), resource: row }
    },
  })
}
