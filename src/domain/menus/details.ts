import type { EntryRow } from '../../data/entries/entry-row.ts'
import type { MenuItemDetails } from '../../data/menus/menu-items.ts'
import { safeAddress } from '../text/addresses.ts'
import { sanitizeText } from '../text/plain-text.ts'
import { termDescription } from '../terms/term-texts.ts'

export type MenuItemChanges = {
  readonly [Name in keyof MenuItemDetails]?: MenuItemDetails[Name] | undefined
}

const BLANK: MenuItemDetails = {
  type: 'custom',
  object: 'custom',
  objectId: 0,
  url: '',
  attrTitle: '',
  description: '',
  target: '',
  classes: [],
  xfn: [],
}

/** Returns the stored details of an item. */
export function detailsOf({ meta }: Pick<EntryRow, 'meta'>): MenuItemDetails {
  return { ...BLANK, ...meta }
}

/** Returns the details after a write, sanitized. */
export function nextDetails(
  before: MenuItemDetails | undefined,
  changes: MenuItemChanges,
): MenuItemDetails {
  const base = before ?? BLANK
  const type = changes.type ?? base.type
  const own = type === 'custom'
  return {
    type,
    object: own ? 'custom' : (changes.object ?? base.object),
    objectId: own || type === 'post_type_archive' ? 0 : (changes.objectId ?? base.objectId),
    url: changes.url === undefined ? base.url : cleanAddress(changes.url),
    attrTitle: changes.attrTitle === undefined ? base.attrTitle : sanitizeText(changes.attrTitle),
    description:
      changes.description === undefined ? base.description : termDescription(changes.description),
    target: changes.target ?? base.target,
    classes: changes.classes === undefined ? base.classes : words(changes.classes),
    xfn: changes.xfn === undefined ? base.xfn : words(changes.xfn),
  }
}

/** Returns '' for addresses that could run a script. */
function cleanAddress(text: string): string {
  const trimmed = text.trim()
  return safeAddress(trimmed) === trimmed ? trimmed : ''
}

/** Names of classes and relations: letters, digits, `-` and `_`. */
function words(values: readonly string[]): string[] {
  return values
    .flatMap((value) => value.split(/\s+/))
    .map((word) => word.replaceAll(/[^\w-]/g, ''))
    .filter((word) => word !== '')
}
