import type { components } from '../../../../generated/core-v2/types.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { findRevision } from '../../../data/revisions/revision-reader.ts'
import type { RevisionRow } from '../../../data/revisions/revision-row.ts'
import { contentTypes, type ContentTypeName } from '../../../domain/content-types/content-types.ts'
import { compareTexts } from '../../../domain/content/revisions/compare-texts.ts'
import {
  requireRevisionOf,
  requireRevisionsReadable,
} from '../../../domain/content/revisions/parent.ts'
import { operation, type Call } from '../../operation.ts'
import { render, type FieldTable, type Rendered } from '../../../http/selection.ts'
import { revisionLoader, type RevisionPath } from './load-revision.ts'

type RevisionDiff = components['schemas']['RevisionDiff']

interface Comparing extends Pick<Call, 'caller' | 'selection'>, RevisionPath {
  readonly query: { readonly to?: number }
}

/** Two states of an item. */
interface Comparison {
  readonly parent: EntryRow
  readonly from: RevisionRow
  readonly to: RevisionRow | EntryRow
}

const diffFields: FieldTable<RevisionDiff, Comparison, undefined> = {
  parent: ({ parent }) => parent.id,
  from: ({ from }) => from.id,
  to: ({ to }) => to.id,
  title: ({ from, to }) => compareTexts(from.title, to.title),
  content: ({ from, to }) => compareTexts(from.content, to.content),
  excerpt: ({ from, to }) => compareTexts(from.excerpt, to.excerpt),
}

/** Compares a revision with another one, or with the current item. */
export function revisionDiff(name: ContentTypeName) {
  const type = contentTypes[name]

  return operation({
    load: revisionLoader(type),

    authorize: ({ caller }: Comparing, _ctx, { parent }) =>
      requireRevisionsReadable(caller, type, parent),

    async run(
      { query, selection }: Comparing,
      { database },
      { parent, revision },
    ): Promise<{ status: 200; body: Rendered<RevisionDiff> }> {
      const from = requireRevisionOf(parent.id, revision)
      const current = query.to === undefined || query.to === parent.id
      const to = current
        ? parent
        : requireRevisionOf(parent.id, await findRevision(database, query.to))
      return { status: 200, body: render(diffFields, selection, { parent, from, to }, undefined) }
    },
  })
}
