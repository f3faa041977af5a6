import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'

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
import type { Call } from '../../../http/operation.ts'

/** How a path refers to a place. */
export type PlacePath = { readonly id: number } | { readonly slug: string }

/** The part of a call that checks use. */
export interface Asking extends Pick<Call, 'caller' | 'once'> {
  readonly params: PlacePath
}

/** All places of a kind, whatever their status: access is checked after loading. */
export const allOfKind = (kind: PlaceKind, caller: Caller): PlaceVisibility => ({
  places: sql`e.type = ${placeKinds[kind].type.name}`,
  open: readableTexts(caller, placeKinds[kind].type),
  pictures: visibleTo(caller, contentTypes.attachment),
})

/** Finds the place of a path, loaded once per request. */
export function findNamed<Kind extends PlaceKind>(
  { caller, once, params }: Asking,
  { database }: AppContext,
  kind: Kind,
): Promise<PlaceRow<Kind> | undefined> {
  const sight = allOfKind(kind, caller)
  return once(`place:${kind}:${JSON.stringify(params)}`, () =>
    'id' in params
      ? findPlace(database, kind, params.id, sight)
      : findPlaceBySlug(database, kind, cleanSlug(params.slug), sight),
  )
}

/** @throws DomainError 400 rest_invalid_param if it does not exist */
export async function loadNamed<Kind extends PlaceKind>(
  call: Asking,
  ctx: AppContext,
  kind: Kind,
): Promise<PlaceRow<Kind>> {
  const row = await findNamed(call, ctx, kind)
  if (row === undefined) throw placeNotFound(kind, argumentOf(call.params))
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
export async function pathProblems(
  call: Asking,
  ctx: AppContext,
  kind: PlaceKind,
): Promise<Record<string, string>> {
  if ((await findNamed(call, ctx, kind)) !== undefined) return {}
  const argument = argumentOf(call.params)
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
export async function requireRight(
  call: Asking,
  ctx: AppContext,
  kind: PlaceKind,
  right: 'edit' | 'delete',
): Promise<void> {
  const { caller, params } = call
  const { type } = placeKinds[kind]
  const row = await findNamed(call, ctx, kind)
  if (row === undefined && 'id' in params) throw placeNotFound(kind, 'id')
  const judge = right === 'edit' ? canEdit : canDelete
  const may = row === undefined ? has(caller, type.capabilities[right]) : judge(caller, type, row)
  if (!may) throw forbidden('rest_forbidden', caller)
}
