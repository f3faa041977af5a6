import { contexts } from '../../../../generated/core-v2/contexts.ts'
import type { AppContext } from '../../../context.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { deleteRevision } from '../../../domain/content/revisions/delete-revision.ts'
import { requireRevisionsRemovable } from '../../../domain/content/revisions/parent.ts'
import { failure } from '../../../domain/errors/errors.ts'
import { requireUnchanged } from '../../../http/conditional.ts'
import type { Call } from '../../../http/operation.ts'
import type { ResourceVersion } from '../../../http/request.ts'
import { select, type Rendered } from '../../../http/selection.ts'
import { revisionEnvironment } from './environment.ts'
import { loadParent, loadReadableParent, loadRevision, type RevisionPath } from './load-revision.ts'
import {
  isLinked,
  presentRevision,
  type RevisedType,
  type RevisionResources,
} from './revision-view.ts'

type Reading = Pick<Call, 'caller' | 'once' | 'selection'> & RevisionPath

interface Removing extends Pick<Call, 'caller' | 'once' | 'preconditions'>, RevisionPath {
  readonly query: { readonly force: boolean }
}

/** `_fields` names members of the answer, not of the revision that stands within it. */
const whole = (table: typeof contexts.Revision | typeof contexts.BlockRevision) => ({
  ...select(table, 'edit', null),
  links: false,
})

const FULL_SELECTIONS = {
  post: whole(contexts.Revision),
  page: whole(contexts.Revision),
  core_block: whole(contexts.BlockRevision),
}

/**
 * Reading and removing one revision of an item of a type
 * (behaviour/permissions.md#revisions-and-autosaves).
 */
export function revisionItem<Name extends RevisedType>(name: Name) {
  const type = contentTypes[name]

  const retrieve = {
    async permit(call: Reading, ctx: AppContext): Promise<void> {
      await loadReadableParent(call, ctx, type, call.params.parent)
    },

    async run(
      call: Reading,
      ctx: AppContext,
    ): Promise<{
      status: 200
      body: Rendered<RevisionResources[Name]>
      resource: ResourceVersion
      linked: boolean
    }> {
      const row = await loadRevision(call, ctx)
      const env = await revisionEnvironment(ctx, type, [row])
      const linked = isLinked(call.selection)
      const body = presentRevision(name, call.selection, row, env, linked)
      return { status: 200, body, resource: row, linked }
    },
  }

  const remove = {
    /** Without `force` nobody may: so `Allow` names the method only where the request has it. */
    async permit(call: Removing, ctx: AppContext): Promise<void> {
      const parent = await loadParent(call, ctx, type, call.params.parent)
      requireRevisionsRemovable(call.caller, type, parent)
      await loadRevision(call, ctx)
      if (!call.query.force) throw failure('rest_trash_not_supported')
    },

    async run(
      call: Removing,
      ctx: AppContext,
    ): Promise<{
      status: 200
      body: { deleted: true; previous: Rendered<RevisionResources[Name]> }
    }> {
      const { caller, params, preconditions } = call
      const saving = { site: ctx, type, caller }
      const previous = await deleteRevision(saving, params.parent, params.id, (current) =>
        requireUnchanged(preconditions, current),
      )
      const env = await revisionEnvironment(ctx, type, [previous])
      return {
        status: 200,
        body: {
          deleted: true,
          previous: presentRevision(name, FULL_SELECTIONS[name], previous, env),
        },
      }
    },
  }

  return { retrieve, remove }
}
