import type { OrganizerItem, VenueItem } from '../item.ts'
import { definedMembers } from '../../../json-object.ts'
import { descriptionHtml } from '../text.ts'
import { imageCell, webAddress } from './cells.ts'
import { columns, type Cells } from './columns.ts'
import { CellProblem } from './times.ts'

/** Converts a row to a venue (behaviour/imports.md#tables). @throws CellProblem */
export function venueOfRow(cells: Cells<'venues'>): VenueItem {
  const titles = columns.venues
  if (cells.name === undefined) throw new CellProblem(`${titles.name.title} is empty.`)
  const address = [cells.address, cells.address2].filter(Boolean).join(', ')
  return definedMembers({
    venue: cells.name,
    description: cells.description && descriptionHtml(cells.description),
    country: cells.country,
    address: address === '' ? undefined : address,
    city: cells.city,
    stateprovince: cells.state,
    zip: cells.zip,
    phone: cells.phone,
    website: cells.website && webAddress(titles.website.title, cells.website),
    image: cells.image && imageCell(titles.image.title, cells.image),
  }) as VenueItem
}

/** Converts a row to an organizer (behaviour/imports.md#tables). @throws CellProblem */
export function organizerOfRow(cells: Cells<'organizers'>): OrganizerItem {
  const titles = columns.organizers
  if (cells.name === undefined) throw new CellProblem(`${titles.name.title} is empty.`)
  const { email } = cells
  if (email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new CellProblem(`${titles.email.title} is not an e-mail address: ${email.slice(0, 80)}`)
  }
  return definedMembers({
    organizer: cells.name,
    description: cells.description && descriptionHtml(cells.description),
    email,
    website: cells.website && webAddress(titles.website.title, cells.website),
    phone: cells.phone,
    image: cells.image && imageCell(titles.image.title, cells.image),
  }) as OrganizerItem
}
