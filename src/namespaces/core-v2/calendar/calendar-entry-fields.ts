import type { components } from '../../../../generated/core-v2/types.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { metaKeyNames } from '../../../domain/content/meta-keys.ts'
import { readMeta } from '../../../domain/content/meta.ts'
import type { FieldTable } from '../../../http/selection.ts'
import type { EntryEnvironment } from '../entries/environment.ts'
import { entryFields } from '../entries/entry-fields.ts'

type Schemas = components['schemas']
type Fields<T> = FieldTable<T, EntryRow, EntryEnvironment>

/**
 * Fields that calendar entries share with posts and pages; their meta contains their calendar
 * details.
 */
const fields: Fields<Schemas['EntryFields'] & Schemas['EntryText']> = {
  ...entryFields,
  meta: ({ id, meta }, { calendarMeta }) =>
    readMeta({ ...meta, ...calendarMeta.get(id) }, metaKeyNames),
}

export const eventEntryFields: Fields<Schemas['EventEntry']> = {
  ...fields,
  type: () => 'cal_events',
  tags: ({ terms }) => [...(terms['post_tag'] ?? [])],
  cal_events_cat: ({ terms }) => [...(terms['cal_events_cat'] ?? [])],
}

export const venueEntryFields: Fields<Schemas['VenueEntry']> = {
  ...fields,
  type: () => 'cal_venue',
}

export const organizerEntryFields: Fields<Schemas['OrganizerEntry']> = {
  ...fields,
  type: () => 'cal_organizer',
}
