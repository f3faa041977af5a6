import type { components } from '../../../../generated/core-v2/types.ts'
import type { AppContext } from '../../../context.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { withoutContent } from '../../../domain/content/reading/withheld.ts'
import { withLinks, type Links } from '../../../http/links.ts'
import { render, type FieldTable, type Rendered, type Selection } from '../../../http/selection.ts'
import { blockFields } from '../blocks/block-fields.ts'
import {
  eventEntryFields,
  organizerEntryFields,
  venueEntryFields,
} from '../calendar/calendar-entry-fields.ts'
import { mediaLinks } from '../media/media-links.ts'
import { mediaFields } from '../media/media-fields.ts'
import { menuItemFields, menuItemLinks } from '../menu-items/menu-item-fields.ts'
import { navigationFields } from '../navigation/navigation-fields.ts'
import { pageFields } from '../pages/page-fields.ts'
import { postFields } from '../posts/post-fields.ts'
import {
  environmentFor,
  isOpen,
  type EntryEnvironment,
  type PresentationCall,
} from './environment.ts'
import { linksOf } from './entry-links.ts'
import { cacheRendered } from './rendered.ts'

/** The resource for entries of each type. */
export interface EntryResources {
  post: components['schemas']['Post']
  page: components['schemas']['Page']
  attachment: components['schemas']['Media']
  core_block: components['schemas']['Block']
  nav_menu_item: components['schemas']['MenuItem']
  core_navigation: components['schemas']['Navigation']
  cal_events: components['schemas']['EventEntry']
  cal_venue: components['schemas']['VenueEntry']
  cal_organizer: components['schemas']['OrganizerEntry']
}

/** Types whose entries are resources of this namespace. */
export type ResourceName = keyof EntryResources

const fields: {
  [Name in ResourceName]: FieldTable<EntryResources[Name], EntryRow, EntryEnvironment>
} = {
  post: postFields,
  page: pageFields,
  attachment: mediaFields,
  core_block: blockFields,
  nav_menu_item: menuItemFields,
  core_navigation: navigationFields,
  cal_events: eventEntryFields,
  cal_venue: venueEntryFields,
  cal_organizer: organizerEntryFields,
}

/**
 * Presents one entry as its resource, with links, in the context of the call.
 * @param unlocked whether the caller gave the password of the entry
 */
export async function presentEntry<Name extends ResourceName>(
  call: PresentationCall,
  ctx: AppContext,
  type: Name,
  row: EntryRow,
  unlocked = false,
): Promise<Rendered<EntryResources[Name]>> {
  const [shown] = await presentAll(call, ctx, type, [row], unlocked ? row.id : 0)
  if (shown === undefined) throw new Error('One entry is one resource.')
  return shown
}

/** Presents several entries of one type, loading what they need together. */
export async function presentEntries<Name extends ResourceName>(
  call: PresentationCall,
  ctx: AppContext,
  type: Name,
  rows: readonly EntryRow[],
): Promise<Rendered<EntryResources[Name]>[]> {
  return presentAll(call, ctx, type, rows, 0)
}

async function presentAll<Name extends ResourceName>(
  call: PresentationCall,
  ctx: AppContext,
  type: Name,
  rows: readonly EntryRow[],
  unlocked: number,
): Promise<Rendered<EntryResources[Name]>[]> {
  const { selection } = call
  const shown = rows.map((row) => (isOpen(row, selection, unlocked) ? row : withoutContent(row)))
  const env = await environmentFor(call, ctx, contentTypes[type], shown, unlocked)
  return shown.map((row) => present(fields[type], selection, row, env))
}

function linksFor(row: EntryRow, env: EntryEnvironment): Links {
  if (env.type.name === 'nav_menu_item') return menuItemLinks(row, env, linksOf(row, env))
  return env.type.name === 'attachment' ? mediaLinks(row, env) : linksOf(row, env)
}

function present<T>(
  table: FieldTable<T, EntryRow, EntryEnvironment>,
  selection: Selection,
  row: EntryRow,
  env: EntryEnvironment,
): Rendered<T> {
  return cacheRendered(row, env, selection, () => {
    const resource = render(table, selection, row, env)
    return selection.links ? withLinks(resource, linksFor(row, env)) : resource
  })
}
