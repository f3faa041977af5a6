import type { components } from '../../../../generated/core-v2/types.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import type { ContentType } from '../../../domain/content-types/content-types.ts'
import { toGmtIso, toLocalIso } from '../../../domain/content/entry-dates.ts'
import { permalink } from '../../../domain/content/permalinks.ts'
import { withLinks } from '../../../http/links.ts'
import { render, type FieldTable, type Rendered, type Selection } from '../../../http/selection.ts'
import {
  blockSnapshotMeta,
  linksToParent,
  snapshotFields,
  snapshotMeta,
  type RevisedType,
  type RevisionEnvironment,
  type Snapshot,
} from '../revisions/revision-view.ts'

type Schemas = components['schemas']

/** The resource for autosaves of each type. */
export interface AutosaveResources {
  post: Schemas['Autosave']
  page: Schemas['Autosave']
  core_block: Schemas['BlockAutosave']
}

/** An autosave, or the draft that was changed directly instead; a draft may have no date yet. */
export interface AutosaveRow extends Snapshot {
  readonly date: Date | null
}

export interface AutosaveEnvironment extends RevisionEnvironment {
  readonly siteUrl: string
  readonly type: ContentType
  /** The item with unsaved changes. */
  readonly entry: EntryRow
}

type Fields<T> = FieldTable<T, AutosaveRow, AutosaveEnvironment>

const autosaveFields: Fields<Schemas['RevisionFields'] & Schemas['AutosaveFields']> = {
  ...snapshotFields,
  date: ({ date }, { zone }) => date && toLocalIso(date, zone),
  date_gmt: ({ date }) => date && toGmtIso(date),
  preview_link: ({ parentId }, { siteUrl, type, entry }) => {
    const address = new URL(permalink(siteUrl, type, entry))
    if (parentId === entry.id) address.searchParams.set('preview_id', String(entry.id))
    address.searchParams.set('preview', 'true')
    return address.href
  },
}

const fields: { [Name in RevisedType]: Fields<AutosaveResources[Name]> } = {
  post: { ...autosaveFields, ...snapshotMeta },
  page: { ...autosaveFields, ...snapshotMeta },
  core_block: { ...autosaveFields, ...blockSnapshotMeta },
}

/** Presents an autosave as its resource. */
export function presentAutosave<Name extends RevisedType>(
  type: Name,
  selection: Selection,
  row: AutosaveRow,
  env: AutosaveEnvironment,
  linked: boolean = selection.links,
): Rendered<AutosaveResources[Name]> {
  const resource = render(fields[type], selection, row, env)
  return linked && row.parentId > 0 ? withLinks(resource, linksToParent(row, env)) : resource
}

/** A draft in the form of an autosave; it has no date while the date floats. */
export function draftRow(entry: EntryRow): AutosaveRow {
  return { ...entry, date: entry.dateFloats ? null : entry.date }
}
