import type { AppContext } from '../../../context.ts'
import { ofType } from '../../../data/entries/entry-filters.ts'
import {
  findPlace,
  findPlaceBySlug,
  type PlaceVisibility,
} from '../../../data/places/place-reader.ts'
import type { PlaceKind, PlaceRow } from '../../../data/places/place-row.ts'
import { placeKinds } from '../../../domain/calendar/places/place-kinds.ts'
import { placeNotFound } from '../../../domain/calendar/places/save-place.ts'
import { has, type Caller } from '../../../domain/accounts/caller.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { canDelete, canEdit, canRead, visibleTo } from '../../../domain/content/entry-policy.ts'
import { readableTexts } from '../../../domain/content/reading/readable-texts.ts'
import { cleanSlug } from '../../../domain/text/slugs.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'

/** How a path refers to a place. */
export type PlacePath = { readonly id: number } | { readonly slug: string }

/** The part of a call that checks use. */
export interface Asking {
  readonly caller: Caller
  readonly params: PlacePath
}

/** All places of a kind, whatever their status: access is checked after loading. */
export const allOfKind = (kind: PlaceKind, caller: Caller): PlaceVisibility => ({
  places: ofType(placeKinds[kind].type.name),
  open: readableTexts(caller, placeKinds[kind].type),
  pictures: visibleTo(caller, contentTypes.attachment),
})

/** Finds the place of a path. */
export const placeLoader =
  <Kind extends PlaceKind>(kind: Kind) =>
  ({ caller, params }: Asking, { database }: AppContext): Promise<PlaceRow<Kind> | undefined> => {
    const visibility = allOfKind(kind, caller)
    return 'id' in params
      ? findPlace(database, kind, params.id, visibility)
      : findPlaceBySlug(database, kind, cleanSlug(params.slug), visibility)
  }

/** @throws DomainError 400 rest_invalid_param if it does not exist */
export function requirePlace<Kind extends PlaceKind>(
  { params }: Asking,
  kind: Kind,
  row: PlaceRow<Kind> | undefined,
): PlaceRow<Kind> {
  if (row === undefined) throw placeNotFound(kind, argumentOf(params))
  return row
}

/** Loads the place after a write. */
export async function reload<Kind extends PlaceKind>(
  caller: Caller,
  { database }: AppContext,
  kind: Kind,
  id: number,
): Promise<PlaceRow<Kind>> {
  const row = await findPlace(database, kind, id, allOfKind(kind, caller))
  if (row === undefined) throw placeNotFound(kind, 'id')
  return row
}

/** Reports an unknown id or slug together with all other invalid arguments. */
export function pathProblems(
  { params }: Asking,
  kind: PlaceKind,
  row: PlaceRow | undefined,
): Record<string, string> {
  if (row !== undefined) return {}
  const argument = argumentOf(params)
  return { [argument]: `There is no ${kind} with this ${argument}.` }
}

const argumentOf = (params: PlacePath): 'id' | 'slug' => ('id' in params ? 'id' : 'slug')

/**
 * Items in the trash are for those who may delete them (behaviour/permissions.md#calendar).
 * @throws DomainError 403 venue-not-accessible, organizer-not-accessible, for visitors too
 */
export function requireReadable(caller: Caller, kind: PlaceKind, row: PlaceRow): void {
  const { type, codes } = placeKinds[kind]
  const readable = row.status === 'trash' ? canDelete : canRead
  if (!readable(caller, type, row)) throw failure(codes.notAccessible)
}

/**
 * An unknown slug, such as one of a place just moved to the trash, requires the right to write any
 * place; an unknown id is an invalid argument.
 * @throws DomainError 401 or 403 rest_forbidden; 400 rest_invalid_param
 */
export function requireRight(
  { caller, params }: Asking,
  kind: PlaceKind,
  row: PlaceRow | undefined,
  right: 'edit' | 'delete',
): void {
  const { type } = placeKinds[kind]
  if (row === undefined && 'id' in params) throw placeNotFound(kind, 'id')
  const mayWrite = right === 'edit' ? canEdit : canDelete
  const may =
    row === undefined ? has(caller, type.capabilities[right]) : mayWrite(caller, type, row)
  if (!may) throw forbidden('rest_forbidden', caller)
}
