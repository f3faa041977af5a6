import type { components } from '../../../../generated/core-v2/types.ts'
import type { AppContext } from '../../../context.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import type { RevisionRow } from '../../../data/revisions/revision-row.ts'
import { contentTypes, type ContentTypeName } from '../../../domain/content-types/content-types.ts'
import { compareTexts } from '../../../domain/content/revisions/compare-texts.ts'
import { requireRevisionOf } from '../../../domain/content/revisions/parent.ts'
import type { Call } from '../../../http/operation.ts'
import { render, type FieldTable, type Rendered } from '../../../http/selection.ts'
import { findOnce, loadReadableParent, loadRevision, type RevisionPath } from './load-revision.ts'

type RevisionDiff = components['schemas']['RevisionDiff']

interface Comparing extends Pick<Call, 'caller' | 'once' | 'selection'>, RevisionPath {
  readonly query: { readonly to?: number }
}

/** Two states of the same item. */
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

/** Comparing a revision with another one, or with the item as it stands. */
export function revisionDiff(name: ContentTypeName) {
  const type = contentTypes[name]

  const permit = async (call: Comparing, ctx: AppContext): Promise<void> => {
    await loadReadableParent(call, ctx, type, call.params.parent)
  }

  const run = async (
    call: Comparing,
    ctx: AppContext,
  ): Promise<{ status: 200; body: Rendered<RevisionDiff> }> => {
    const { params, query, selection } = call
    const parent = await loadReadableParent(call, ctx, type, params.parent)
    const from = await loadRevision(call, ctx)
    const present = query.to === undefined || query.to === parent.id
    const to = present ? parent : requireRevisionOf(parent.id, await findOnce(call, ctx, query.to))
    return { status: 200, body: render(diffFields, selection, { parent, from, to }, undefined) }
  }

  return { permit, run }
}
