import type { components } from '../../../../generated/core-v2/types.ts'
import type { RevisionRow } from '../../../data/revisions/revision-row.ts'
import type { BlockData } from '../../../domain/content/blocks/block-data.ts'
import { readBlockMeta } from '../../../domain/content/blocks/block-meta.ts'
import { toGmtIso, toLocalIso } from '../../../domain/content/entry-dates.ts'
import { readMeta } from '../../../domain/content/meta.ts'
import { metaKeyNames } from '../../../domain/content/meta-keys.ts'
import {
  renderContent,
  renderExcerpt,
  renderTitle,
} from '../../../domain/content/rendering/render.ts'
import { withLinks, type Links } from '../../../http/links.ts'
import {
  nested,
  render,
  type FieldTable,
  type Rendered,
  type Selection,
} from '../../../http/selection.ts'

type Schemas = components['schemas']

/** The resource for revisions of each type. */
export interface RevisionResources {
  post: Schemas['Revision']
  page: Schemas['Revision']
  core_block: Schemas['BlockRevision']
}

/** Types whose items have revisions and autosaves. */
export type RevisedType = keyof RevisionResources

/** A revision, or a draft in the same form. */
export type Snapshot = Omit<RevisionRow, 'kind' | 'changes' | 'date' | 'version' | 'updatedAt'>

/** What the views of all revisions of an item share. */
export interface RevisionEnvironment {
  readonly zone: string
  /** The data of the blocks in contents. */
  readonly blocks: BlockData
  /** Address of the type's list, which contains the item. */
  readonly collection: string
}

type Fields<T, Row = Snapshot> = FieldTable<T, Row, RevisionEnvironment>

/**
 * Members of all revisions and autosaves. The item's password does not matter here, since its
 * editors bypass it.
 */
export const snapshotFields: Fields<Schemas['RevisionFields']> = {
  id: (row) => row.id,
  author: (row) => row.authorId,
  parent: (row) => row.parentId,
  modified: (row, { zone }) => toLocalIso(row.modified, zone),
  modified_gmt: (row) => toGmtIso(row.modified),
  slug: (row) => row.slug,
  title: nested<Schemas['RevisionFields']['title'], Snapshot, RevisionEnvironment>({
    raw: (row) => row.title,
    rendered: (row) => renderTitle(row.title),
  }),
  content: nested<Schemas['RevisionFields']['content'], Snapshot, RevisionEnvironment>({
    raw: (row) => row.content,
    rendered: (row, { blocks }) => renderContent(row.content, blocks),
  }),
  excerpt: nested<Schemas['RevisionFields']['excerpt'], Snapshot, RevisionEnvironment>({
    raw: (row) => row.excerpt,
    rendered: (row) => renderExcerpt(row.excerpt),
  }),
}

/** The meta keys of the item's type, with values of their types. */
export const snapshotMeta: Fields<Schemas['RevisionMeta']> = {
  meta: (row) => readMeta(row.meta, metaKeyNames),
}
export const blockSnapshotMeta: Fields<Schemas['BlockRevisionMeta']> = {
  meta: (row) => readBlockMeta(row.meta),
}

const revisionFields: Fields<Schemas['RevisionFields'] & Schemas['RevisionDates'], RevisionRow> = {
  ...snapshotFields,
  date: (row, { zone }) => toLocalIso(row.date, zone),
  date_gmt: (row) => toGmtIso(row.date),
}

const fields: { [Name in RevisedType]: Fields<RevisionResources[Name], RevisionRow> } = {
  post: { ...revisionFields, ...snapshotMeta },
  page: { ...revisionFields, ...snapshotMeta },
  core_block: { ...revisionFields, ...blockSnapshotMeta },
}

/** `_links` to the parent item. */
export function linksToParent({ parentId }: Snapshot, { collection }: RevisionEnvironment): Links {
  return { parent: [{ href: `${collection}/${parentId}` }] }
}

/**
 * Whether an answer with one revision or autosave has links: existing clients expect them if the
 * parent is selected, even if `_fields` does not name them.
 */
export const isLinked = (selection: Selection): boolean =>
  selection.links || selection.has('parent')

/** Presents a revision as its resource. */
export function presentRevision<Name extends RevisedType>(
  type: Name,
  selection: Selection,
  row: RevisionRow,
  env: RevisionEnvironment,
  linked: boolean = selection.links,
): Rendered<RevisionResources[Name]> {
  const resource = render(fields[type], selection, row, env)
  return linked ? withLinks(resource, linksToParent(row, env)) : resource
}
