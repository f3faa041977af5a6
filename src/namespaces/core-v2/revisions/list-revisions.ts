import { countRevisions, listRevisions } from '../../../data/revisions/revision-reader.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { requireFitting, roomForContents } from '../../../domain/content/reading/page-size.ts'
import { requireRevisionsReadable } from '../../../domain/content/revisions/parent.ts'
import { failure, type DomainError } from '../../../domain/errors/errors.ts'
import { LARGEST_INTEGER } from '../../../stored-integer.ts'
import { operation, type Call } from '../../operation.ts'
import { listHeaders, skipped, totalOf, type Window } from '../../../http/pagination.ts'
import type { Rendered } from '../../../http/selection.ts'
import { revisionEnvironment } from './environment.ts'
import { loadParent } from './load-revision.ts'
import { prepareQuery, type ListedRevisions } from './revisions-query.ts'
import { presentRevision, type RevisedType, type RevisionResources } from './revision-view.ts'

interface Listing extends Pick<Call, 'caller' | 'request' | 'selection'> {
  readonly params: { readonly parent: number }
  readonly query: ListedRevisions
}

interface Listed<Resource> {
  readonly status: 200
  readonly body: readonly Rendered<Resource>[]
  readonly headers: Readonly<Record<string, string | number>>
}

/**
 * The revisions and autosaves of an item; all of them unless a page size is given
 * (behaviour/content.md#revisions). Takes a fixed number of statements: the item, the rows, and the
 * total if it does not follow from the rows.
 */
export function revisionList<Name extends RevisedType>(name: Name) {
  const type = contentTypes[name]

  return operation({
    load: ({ params }: Listing, ctx) => loadParent(ctx, type, params.parent),

    authorize: ({ caller }: Listing, _ctx, parent) =>
      requireRevisionsReadable(caller, type, parent),

    async run(call: Listing, ctx): Promise<Listed<RevisionResources[Name]>> {
      const { params, query, request, selection } = call
      const { where, orderBy } = await prepareQuery(ctx.database, query)
      const window = {
        page: query.page,
        perPage: query.per_page ?? LARGEST_INTEGER,
        offset: query.offset,
      }
      // Without a page size nothing is skipped, but an offset beyond the end is still refused.
      const whole = query.per_page === undefined && query.offset !== undefined
      const start = whole ? 0 : skipped(window)
      const { rows, fitting } = await listRevisions(ctx.database, {
        parentId: params.parent,
        where,
        orderBy,
        limit: query.per_page,
        offset: start,
        room: selection.has('content') ? roomForContents(ctx) : 0,
      })
      requireFitting(rows.length, fitting)
      const total = await totalOf({ offset: start, limit: window.perPage }, rows.length, () =>
        countRevisions(ctx.database, params.parent, where),
      )
      const beyond = rows.length === 0 || (query.offset ?? 0) >= total
      if (beyond && total > 0) throw beyondTheEnd(window)
      const env = await revisionEnvironment(ctx, type, selection.has('content') ? rows : [])
      return {
        status: 200,
        body: rows.map((row) => presentRevision(name, selection, row, env)),
        headers: listHeaders(`${ctx.apiUrl}${request.path}`, request.query, window, total),
      }
    },
  })
}

const beyondTheEnd = ({ offset }: Window): DomainError =>
  failure(
    offset === undefined
      ? 'rest_revision_invalid_page_number'
      : 'rest_revision_invalid_offset_number',
  )
