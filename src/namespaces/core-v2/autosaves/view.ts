import type { components } from '../../../../generated/core-v2/types.ts'
import type { EntryRow } from '../../../data/entry-row.ts'
import type { ContentType } from '../../../domain/content/content-types.ts'
import { toGmtIso, toLocalIso } from '../../../domain/content/dates.ts'
import { permalink } from '../../../domain/content/permalinks.ts'
import { withLinks } from '../../../http/links.ts'
import { render, type FieldTable, type Rendered, type Selection } from '../../../http/selection.ts'
import {
  linksToParent,
  snapshotFields,
  type RevisionEnvironment,
  type Snapshot,
} from '../revisions/view.ts'

type Autosave = components['schemas']['Autosave']

/** An autosave, or the draft that was changed instead; a draft may have no date yet. */
export interface AutosaveRow extends Snapshot {
  readonly date: Date | null
}

export interface AutosaveEnvironment extends RevisionEnvironment {
  readonly siteUrl: string
  readonly type: ContentType
  /** The item whose unfinished changes are shown. */
  readonly entry: EntryRow
}

const autosaveFields: FieldTable<Autosave, AutosaveRow, AutosaveEnvironment> = {
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

/** An autosave as its resource. */
export function presentAutosave(
  selection: Selection,
  row: AutosaveRow,
  env: AutosaveEnvironment,
  linked: boolean = selection.links,
): Rendered<Autosave> {
  const resource = render(autosaveFields, selection, row, env)
  return linked && row.parentId > 0 ? withLinks(resource, linksToParent(row, env)) : resource
}

/** A draft as its autosave is shown: it has no date while its date floats. */
export function draftRow(entry: EntryRow): AutosaveRow {
  return { ...entry, date: entry.dateFloats ? null : entry.date }
}
