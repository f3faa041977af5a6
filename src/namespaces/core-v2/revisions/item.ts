import { contexts } from '../../../../generated/core-v2/contexts.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { deleteRevision } from '../../../domain/content/revisions/delete-revision.ts'
import {
  requireRevisionOf,
  requireRevisionsReadable,
  requireRevisionsRemovable,
} from '../../../domain/content/revisions/parent.ts'
import { failure } from '../../../domain/errors/errors.ts'
import { guardOf } from '../../../http/conditional.ts'
import { operation, type Call } from '../../operation.ts'
import type { ResourceVersion } from '../../../http/request.ts'
import { select, type Rendered } from '../../../http/selection.ts'
import { revisionEnvironment } from './environment.ts'
import { revisionLoader, type RevisionPath } from './load-revision.ts'
import {
  isLinked,
  presentRevision,
  type RevisedType,
  type RevisionResources,
} from './revision-view.ts'

type Reading = Pick<Call, 'caller' | 'selection'> & RevisionPath

interface Removing extends Pick<Call, 'caller' | 'preconditions'>, RevisionPath {
  readonly query: { readonly force: boolean }
}

/** `_fields` selects members of the answer, not of the revision inside it. */
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
 * Reads and deletes one revision of an item of a type
 * (behaviour/permissions.md#revisions-and-autosaves).
 */
export function revisionItem<Name extends RevisedType>(name: Name) {
  const type = contentTypes[name]

  const load = revisionLoader(type)

  const retrieve = operation({
    load,

    authorize: ({ caller }: Reading, _ctx, { parent }) =>
      requireRevisionsReadable(caller, type, parent),

    async run(
      call: Reading,
      ctx,
      { revision },
    ): Promise<{
      status: 200
      body: Rendered<RevisionResources[Name]>
      resource: ResourceVersion
      linked: boolean
    }> {
      const row = requireRevisionOf(call.params.parent, revision)
      const env = await revisionEnvironment(ctx, type, [row])
      const linked = isLinked(call.selection)
      const body = presentRevision(name, call.selection, row, env, linked)
      return { status: 200, body, resource: row, linked }
    },
  })

  const remove = operation({
    load,

    /** Never allowed without `force`, so `Allow` only lists the method if the request has it. */
    authorize({ caller, params, query }: Removing, _ctx, { parent, revision }) {
      requireRevisionsRemovable(caller, type, parent)
      requireRevisionOf(params.parent, revision)
      if (!query.force) throw failure('rest_trash_not_supported')
    },

    async run(
      call: Removing,
      ctx,
    ): Promise<{
      status: 200
      body: { deleted: true; previous: Rendered<RevisionResources[Name]> }
    }> {
      const { caller, params } = call
      const saving = { site: ctx, type, caller }
      const previous = await deleteRevision(saving, params.parent, params.id, guardOf(call))
      const env = await revisionEnvironment(ctx, type, [previous])
      return {
        status: 200,
        body: {
          deleted: true,
          previous: presentRevision(name, FULL_SELECTIONS[name], previous, env),
        },
      }
    },
  })

  return { retrieve, remove }
}
